/** Classes of colors in `components/mdx/code.css`: of other code, comments, strings, keywords and numbers. */
const classes = [undefined, 'tm', 'ts', 'tk', 'tc'] as const

/** Matches what has a color, one group for each class, which is enough for the few lines of the demo. */
const PATTERN =
  /((?:\/\/|# ).*)|('[^'\n]*'|"[^"\n]*"|`[^`]*`)|\b(import|from|export|default|const|let|function|return|if|else|async|await|new|class)\b|\b(\d+|true|false|null)\b/

/** Splits code into tokens, each with the class of its color. Joined, the tokens equal the code. */
export function toTokens(code: string) {
  return code
    .split(PATTERN)
    .map((text: string | undefined, index) => ({
      className: classes[index % classes.length],
      text,
    }))
    .filter(({ text }) => text)
}
