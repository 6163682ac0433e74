/**
 * Throws unless the condition holds: for what nothing but a mistake in the code can bring about.
 * @param detail what is wrong, without a full stop; a function where it costs something to say
 */
export function invariant(condition: unknown, detail?: string | (() => string)): asserts condition {
  if (condition) return
  const text = typeof detail === 'function' ? detail() : detail
  throw new Error(text === undefined ? 'Invariant failed' : `Invariant failed: ${text}`)
}
