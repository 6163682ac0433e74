/**
 * Whether a document is of the test area. Its documents show what the site makes of anything, so what is only advice for
 * good pages does not concern them.
 * @param path from the repository root
 */
export function isFixture(path: string): boolean {
  return path.startsWith('content/tests/')
}
