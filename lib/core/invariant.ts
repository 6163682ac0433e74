/**
 * Throws unless the condition holds. Use it for conditions that only a bug can violate.
 * @param detail what is wrong, without a trailing period; a function if the text is expensive to build
 */
export function invariant(condition: unknown, detail: string | (() => string)): asserts condition {
  if (condition) return
  throw new Error(`Invariant failed: ${typeof detail === 'function' ? detail() : detail}`)
}
