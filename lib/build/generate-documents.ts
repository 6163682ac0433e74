import { runCommand } from './run-command'

/**
 * Has Contentlayer make the typed documents.
 * @param wanted number of documents in `content/`
 * @throws Error if one was left out, which Contentlayer does without reporting an error
 */
export async function generateDocuments(wanted: number): Promise<void> {
  const output = await runCommand('contentlayer2', ['build'])
  const generated = Number(/Generated (\d+) documents/.exec(output)?.[1])
  if (generated !== wanted) {
    throw new Error(`Contentlayer made ${generated} of ${wanted} documents.\n${output.trim()}`)
  }
}
