package app.tripeaks.ui.state

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.time.format.FormatStyle
import java.util.Locale

/** The date at [moment] where the device is. */
fun deviceDate(moment: Instant): LocalDate = moment.atZone(ZoneId.systemDefault()).toLocalDate()

/**
 * This date in words of [language], a tag such as zh-Hant: as the region of the [device] writes it, if the device speaks
 * that language, 29 November 2026 or November 29, 2026.
 */
internal fun LocalDate.written(
    language: String,
    device: Locale = Locale.getDefault(),
): String {
    val wanted = Locale.forLanguageTag(language)
    val locale = if (device.language == wanted.language && device.script == wanted.script) device else wanted
    return format(DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(locale))
}
