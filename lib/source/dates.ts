import { isDay } from '@/lib/config/env'

/** Zone at the end of a date, such as `Z` or `-05:00`. */
const ZONE = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i

/**
 * Returns the time of a date in front matter in milliseconds, or NaN if it isn't one. A date without a zone is in UTC,
 * whatever the zone of the machine.
 */
export function toTime(date: string): number {
  const [day = ''] = date.split(/[T ]/)
  // JavaScript reads February 30 as a day in March.
  if (/^\d{4}-/.test(day) && !isDay(day)) return NaN
  if (isDay(date) || ZONE.test(date)) return Date.parse(date)
  // JavaScript reads a zone after an ISO date only if there is no `T` in it.
  return Date.parse(`${date.replace(/^([\d-]+)T/, '$1 ')} UTC`)
}

/** Returns the day of a date in front matter. @example toDay('2021-06-01T23:30:00-05:00') // '2021-06-02' */
export function toDay(date: string): string {
  return new Date(toTime(date)).toISOString().slice(0, 10)
}

/** Whether the text is an existing day, optionally with a time. */
export function isRealDate(text: string): boolean {
  return isDay(text.split(/[T ]/)[0] ?? '') && !Number.isNaN(toTime(text))
}
