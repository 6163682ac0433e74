import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ConfigData, ResolvedConfig } from 'html-validate'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** A mistake in the HTML of an exported page; line and column count from 1. */
export type HtmlProblem = {
  file: string
  line: number
  column: number
  rule: string
  message: string
}

/** For version 10 of html-validate: version 11 needs Node 22, and the site is also built with Node 20. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React and the export write HTML, which parsers read the same way: `<br/>`, `dateTime`, `hidden=""`, `<!doctype`.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // HTML asks for `&gt;` nowhere; React and the compiler encode what it does ask for.
    'no-raw-characters': 'off',
    // HTML allows any id without blanks. Those of headings follow their text, which may begin with a digit or an emoji.
    'valid-id': ['error', { relaxed: true }],
    // The boxes of one choice share a name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // Without scripts a category of the sidebar leads to its first page, which a button cannot.
    'prefer-native-element': ['error', { exclude: ['button'] }],
  },
}

/** Merges the presets once, not for every page. */
class CachedConfigLoader extends StaticConfigLoader {
  #config: ResolvedConfig | Promise<ResolvedConfig> | undefined

  override getConfigFor(file: string): ResolvedConfig | Promise<ResolvedConfig> {
    return (this.#config ??= super.getConfigFor(file))
  }
}

/** Checks HTML documents against the standard and against what assistive technology needs. */
export function createHtmlCheck(): (html: string, file: string) => Promise<HtmlProblem[]> {
  const validator = new HtmlValidate(new CachedConfigLoader(config))
  return async (html, file) => {
    const { results } = await validator.validateString(html, file)
    return results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => ({
        file,
        line,
        column,
        rule: ruleId,
        message,
      })),
    )
  }
}

/** The mistakes in all HTML files below a folder, and how many files there are. */
export async function checkHtml(
  folder: string,
): Promise<{ files: number; problems: HtmlProblem[] }> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // A page's URL may end in .html, and its folder then does too.
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  const check = createHtmlCheck()
  const problems: HtmlProblem[] = []
  for (const file of files) problems.push(...(await check(readFileSync(file, 'utf8'), file)))
  return { files: files.length, problems }
}
