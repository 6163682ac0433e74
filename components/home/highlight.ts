/** A piece of code with the class of its color, as named in `components/mdx/code.css`. */
export type Token = { className: 'tm' | 'ts' | 'tk' | 'tc' | undefined; text: string }

const kinds = ['tm', 'ts', 'tk', 'tc'] as const

/** Matches comments, strings, keywords and numbers, which is enough for the few lines of the demo. */
const PATTERN =
  /((?:\/\/|# ).*)|('[^'\n]*'|"[^"\n]*"|`[^`]*`)|\b(import|from|export|default|const|let|function|return|if|else|async|await|new|class)\b|\b(\d+|true|false|null)\b/g

/** Splits code into tokens. Joined, the tokens equal the code. */
export function toTokens(code: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  for (const match of code.matchAll(PATTERN)) {
    if (match.index > at) tokens.push({ className: undefined, text: code.slice(at, match.index) })
    const kind = match.slice(1).findIndex((group: string | undefined) => group !== undefined)
    tokens.push({ className: kinds[kind], text: match[0] })
    at = match.index + match[0].length
  }
  if (at < code.length) tokens.push({ className: undefined, text: code.slice(at) })
  return tokens
}
