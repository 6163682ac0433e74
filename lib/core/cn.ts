/**
 * Joins class names, skipping falsy ones.
 * @example cn('link', active && 'active') // 'link' or 'link active'
 */
export function cn(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
