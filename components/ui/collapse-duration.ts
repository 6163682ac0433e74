/**
 * Returns the duration of a change of height in milliseconds, as in the specification: with c = height / 36, it is (4 +
 * 15 · c^0.25 + c / 5) · 10, or 1 if the reader prefers reduced motion.
 */
export function getCollapseDuration(height: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 1
  const c = height / 36
  return Math.round((4 + 15 * c ** 0.25 + c / 5) * 10)
}
