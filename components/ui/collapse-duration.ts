/**
 * Milliseconds that a change of height takes, by the specification's rule: with c = height / 36 it is
 * (4 + 15 · c^0.25 + c / 5) · 10; 1 where the reader asked for less motion.
 */
export function getCollapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1
  const c = height / 36
  return Math.round((4 + 15 * c ** 0.25 + c / 5) * 10)
}
