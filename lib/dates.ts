const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** @example formatDate('2024-02-29') // 'Feb 29, 2024' */
export function formatDate(isoDate: string): string {
  return format.format(new Date(isoDate))
}
