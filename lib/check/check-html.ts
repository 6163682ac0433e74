import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ConfigData, ResolvedConfig } from 'html-validate'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** A mistake in the HTML of an exported page. Line and column are 1-based. */
export type HtmlProblem = {
  file: string
  line: number
  column: number
  rule: string
  message: string
}

/** Configuration for html-validate 10. Version 11 requires Node 22, but the site is also built with Node 20. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Notation that React and the export use and that parsers treat the same: `<br/>`, `dateTime`, `hidden=""`,
    // `<!doctype`.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // HTML never requires `&gt;`. React and the compiler encode what it does require.
    'no-raw-characters': 'off',
    // HTML allows any id without whitespace. Heading ids are derived from text, which may start with a digit or an
    // emoji.
    'valid-id': ['error', { relaxed: true }],
    // The inputs of one group share a name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // Without JavaScript, a sidebar category links to its first page, which a button cannot do.
    'prefer-native-element': ['error', { exclude: ['button'] }],
  },
}

/** Merges the presets once instead of for every page. */
class CachedConfigLoader extends StaticConfigLoader {
  #config: ResolvedConfig | Promise<ResolvedConfig> | undefined

  override getConfigFor(file: string): ResolvedConfig | Promise<ResolvedConfig> {
    return (this.#config ??= super.getConfigFor(file))
  }
}

/** Returns a function that checks HTML documents against the standard and the needs of assistive technology. */
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

/** Checks all HTML files below a folder. Returns their mistakes and the number of files. */
export async function checkHtml(
  folder: string,
): Promise<{ files: number; problems: HtmlProblem[] }> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // If the URL of a page ends in `.html`, so does the name of its folder.
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  const check = createHtmlCheck()
  const problems: HtmlProblem[] = []
  for (const file of files) problems.push(...(await check(readFileSync(file, 'utf8'), file)))
  return { files: files.length, problems }
}
