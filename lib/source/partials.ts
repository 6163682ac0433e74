import path from 'node:path'

/** Whether a file only shows in others: Markdown whose name, or that of a folder around it, starts with an underscore. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)_.*\.mdx?$/.test(file)
}

/**
 * Returns the path of the Markdown file that `import Steps from '…'` includes, from the repository root, or undefined if
 * the import is of something else.
 * @param specifier relative to the importing file, or to the repository root as in `@site/content/_steps.mdx`
 * @param from path of the importing file
 */
export function findPartialPath(specifier: string, from: string): string | undefined {
  const [, site, relative] = /^(?:@site\/(.*\.mdx?)|(\.\.?\/.*\.mdx?))$/.exec(specifier) ?? []
  if (relative !== undefined) return path.posix.join(path.posix.dirname(from), relative)
  return site === undefined ? undefined : path.posix.normalize(site)
}
