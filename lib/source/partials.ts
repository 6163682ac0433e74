/** Whether a file is a partial: a Markdown file whose name starts with an underscore. */
export function isPartial(specifier: string): boolean {
  return /(?:^|\/)_[^/]*\.mdx?$/.test(specifier)
}
