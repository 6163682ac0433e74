/**
 * Whether a document belongs to the test area. Its documents show how the site handles any input, so rules that only
 * advise authors don't apply to them.
 * @param path from the repository root
 */
export function isFixture(path: string): boolean {
  return path.startsWith('content/tests/')
}
