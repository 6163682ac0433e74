/** A piece of inline content. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis' | 'link'; children: Inline[] }

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

/**
 * Parses the inline part of the demo's Markdown.
 * @example parseInline('a *b*') // [{ kind: 'text', text: 'a ' }, { kind: 'emphasis', children: [{ kind: 'text', text:
 * 'b' }] }]
 */
export function parseInline(text: string): Inline[] {
  const match = PATTERN.exec(text)
  if (!match) return text === '' ? [] : [{ kind: 'text', text }]
  const [whole, code, strong, star, underscore, label = ''] = match
  const emphasis = star ?? underscore
  const found: Inline =
    code !== undefined
      ? { kind: 'code', text: code }
      : strong !== undefined
        ? { kind: 'strong', children: parseInline(strong) }
        : emphasis !== undefined
          ? { kind: 'emphasis', children: parseInline(emphasis) }
          : { kind: 'link', children: parseInline(label) }
  return [
    ...parseInline(text.slice(0, match.index)),
    found,
    ...parseInline(text.slice(match.index + whole.length)),
  ]
}

/** Returns the text without its markup. @example toPlainText(parseInline('a *b*')) // 'a b' */
export function toPlainText(inlines: Inline[]): string {
  return inlines
    .map((inline) => ('text' in inline ? inline.text : toPlainText(inline.children)))
    .join('')
}
