/**
 * The messages of an error and of what caused it, each cause after a blank line and the word "Cause:".
 * @example toErrorChain(new Error('No page', { cause: new Error('No data') })) // 'No page\n\nCause:\nNo data'
 */
export function toErrorChain(error: unknown): string {
  const chain = new Set<unknown>()
  let current = error
  // A cause may lead back to an error that was there before.
  while (current !== undefined && current !== null && !chain.has(current)) {
    chain.add(current)
    current = current instanceof Error ? current.cause : undefined
  }
  return [...chain]
    .map((link) => (link instanceof Error ? link.message || link.name : String(link)))
    .join('\n\nCause:\n')
}
