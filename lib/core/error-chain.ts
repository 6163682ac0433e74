/**
 * Joins the messages of an error and its causes, with a blank line and a "Cause:" line before each cause.
 * @example toErrorChain(new Error('No page', { cause: new Error('No data') })) // 'No page\n\nCause:\nNo data'
 */
export function toErrorChain(error: unknown): string {
  const chain = new Set<unknown>()
  let current = error
  // Causes can be circular.
  while (current !== undefined && current !== null && !chain.has(current)) {
    chain.add(current)
    current = current instanceof Error ? current.cause : undefined
  }
  return [...chain]
    .map((link) => (link instanceof Error ? link.message || link.name : String(link)))
    .join('\n\nCause:\n')
}
