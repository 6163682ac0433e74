/** @example toReadingTime(450, 200) // '3 min read' */
export function toReadingTime(words: number, wordsPerMinute: number): string {
  const minutes = Math.max(1, Math.ceil(words / wordsPerMinute))
  return minutes === 1 ? 'One min read' : `${minutes} min read`
}
