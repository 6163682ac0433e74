import { defaultLocale } from './locales'

const { htmlLang, calendar } = defaultLocale

const format = new Intl.DateTimeFormat(htmlLang, { calendar, dateStyle: 'medium', timeZone: 'UTC' })

const dayFormat = new Intl.DateTimeFormat(htmlLang, {
  calendar,
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** @example formatDay('2024-02-29') // 'Feb 29' */
export function formatDay(isoDate: string): string {
  return dayFormat.format(new Date(isoDate))
}

/** @example formatDate('2024-02-29') // 'Feb 29, 2024' */
export function formatDate(isoDate: string): string {
  return format.format(new Date(isoDate))
}
