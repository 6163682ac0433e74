const PATTERN = new RegExp(
  [
    /`([^`]+)`/,
    /\*\*(\S(?:.*?\S)?)\*\*(?!\*)/,
    /\*([^\s*](?:.*?[^\s*])?)\*(?!\*)/,
    // A word boundary on the outer side keeps snake_case_names intact.
    /\b_([^\s_](?:.*?[^\s_])?)_\b/,
    /\[([^\]]+)\]\([^)\s]*\)/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** The inline part of the demo's Markdown. Links lead nowhere. */
export function InlineMarkdown({ text }: { text: string }) {
  const match = PATTERN.exec(text)
  if (!match) return text
  const [whole, code, strong, star, underscore, label = ''] = match
  const emphasis = star ?? underscore
  const inner = <InlineMarkdown text={strong ?? emphasis ?? label} />
  return (
    <>
      {text.slice(0, match.index)}
      {code !== undefined ? (
        <code>{code}</code>
      ) : strong !== undefined ? (
        <strong>{inner}</strong>
      ) : emphasis !== undefined ? (
        <em>{inner}</em>
      ) : (
        <span className="mini-link">{inner}</span>
      )}
      <InlineMarkdown text={text.slice(match.index + whole.length)} />
    </>
  )
}

/** Returns a text without its markup. @example toPlainText('a *b*') // 'a b' */
export function toPlainText(text: string): string {
  const match = PATTERN.exec(text)
  if (!match) return text
  const [whole, code, ...others] = match
  const inner = code ?? toPlainText(others.find((group?: string) => group !== undefined) ?? '')
  return text.slice(0, match.index) + inner + toPlainText(text.slice(match.index + whole.length))
}
