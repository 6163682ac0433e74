import { parse, TomlError } from 'smol-toml'
import { dataFiles } from '@/lib/markdown/code/code-checks'
import type { LoadPackage } from '@/lib/options/packages/load-package'
import { toPlace } from '@/lib/core/problem'
import { collectThrown } from '@/lib/options/packages/schemas'
import { parseYaml } from '@/lib/source/parse-yaml'
import type { Pin } from './check-commands'
import { toSchemaProblem } from './check-config'
import type { Snippet, SnippetProblem } from './snippet'
import { CODE_FIX, findKey } from './snippet'

type Parsed = { value: unknown } | { problem: SnippetProblem }

function toParseProblem(place: Pick<SnippetProblem, 'line' | 'column'>, reason: string): Parsed {
  const message = `the code does not parse: ${reason}`
  return { problem: { ...place, message, fix: CODE_FIX } }
}

function readJson(code: string): Parsed {
  try {
    return { value: JSON.parse(code) as unknown }
  } catch (error) {
    const { message } = error as Error
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? code.length)
    const reason = message.replace(/ (?:in JSON )?at position.*$/, '')
    return toParseProblem(toPlace(code, offset), reason)
  }
}

/** Reads YAML and `tsconfig.json`. JSON with comments is YAML except for the comments. */
function readYaml(code: string): Parsed {
  const { document, data, toPlace: locate } = parseYaml(code)
  const [error] = document.errors
  return error ? toParseProblem(locate(error.pos[0]), error.message) : { value: data }
}

function readToml(code: string): Parsed {
  try {
    return { value: parse(code) }
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    // The message goes on with an excerpt of the code.
    const reason = error.message.split('\n')[0]?.replace('Invalid TOML document: ', '') ?? ''
    return toParseProblem({ line: error.line, column: error.column }, reason)
  }
}

function parseData({ code, language, title = '' }: Snippet): Parsed {
  if (language === 'toml') return readToml(code)
  return language === 'json' && !title.startsWith('tsconfig') ? readJson(code) : readYaml(code)
}

type Validator = (load: LoadPackage, value: unknown) => unknown

/** Calls an exported function of a package. */
function call(load: LoadPackage, module: string, name: string, value: unknown): unknown {
  const exported = load(module) as Record<string, ((argument: unknown) => unknown) | undefined>
  const run = exported[name]
  if (!run) throw new Error(`${module} does not export ${name}`)
  return run(value)
}

const SIDEBARS = '@docusaurus/plugin-content-docs/lib/sidebars'

/** Validates sidebars with the docs plugin, and throws the errors it finds. */
export function validateSidebars(load: LoadPackage, value: unknown): void {
  const normalized = call(load, `${SIDEBARS}/normalization.js`, 'normalizeSidebars', value)
  call(load, `${SIDEBARS}/validation.js`, 'validateSidebars', normalized)
}

/** Validators by file name. */
const validators: [file: RegExp, validate: Validator][] = [
  [dataFiles.sidebars, validateSidebars],
  [
    dataFiles.category,
    (load, value) => call(load, `${SIDEBARS}/validation.js`, 'validateCategoryMetadataFile', value),
  ],
  [
    dataFiles.authors,
    (load, value) =>
      call(load, '@docusaurus/plugin-content-blog/lib/authors.js', 'validateAuthorsMap', value),
  ],
]

/** Lists the ids of invalid entries in a translation file: `{ "id": { "message": …, "description": … } }`. */
function findWrongTranslations(value: unknown): string[] {
  return Object.entries(value as Record<string, unknown>).flatMap(([id, entry]) => {
    const { message, description, ...rest } = (entry ?? {}) as Record<string, unknown>
    const isValid =
      typeof message === 'string' &&
      ['string', 'undefined'].includes(typeof description) &&
      Object.keys(rest).length === 0
    return isValid ? [] : [id]
  })
}

/** Lists the Docusaurus packages in a `package.json` that do not exist or do not have the documented version. */
function findWrongPins(value: unknown, { release, isExact }: Pin, modules: ReadonlySet<string>) {
  const { dependencies = {}, devDependencies = {} } = (value ?? {}) as Record<
    string,
    Record<string, string>
  >
  return Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, version]) =>
      name.startsWith('@docusaurus/') &&
      (!modules.has(name) || (isExact ? version !== release : !/^\d/.test(version))),
  )
}

/** Checks that JSON, TOML and YAML parse, and that Docusaurus accepts the files it reads. */
export function checkData(
  load: LoadPackage,
  modules: ReadonlySet<string>,
  pin: Pin,
  snippet: Snippet,
): SnippetProblem[] {
  const { code, title = '' } = snippet
  const parsed = parseData(snippet)
  if ('problem' in parsed) return [parsed.problem]
  const { value } = parsed
  if (dataFiles.package.test(title)) {
    return findWrongPins(value, pin, modules).map(([name, version]) => ({
      ...findKey(code, [name]),
      message: modules.has(name)
        ? `"${name}" has the version "${version}"`
        : `there is no package "${name}"`,
      fix: modules.has(name) ? `write "${pin.release}"` : 'correct its name',
    }))
  }
  if (dataFiles.translations.test(title)) {
    return findWrongTranslations(value).map((id) => ({
      ...findKey(code, [id]),
      message: `"${id}" is not a valid translation`,
      fix: 'write an object with a "message", and a "description" if it needs one',
    }))
  }
  const validate = validators.find(([file]) => file.test(title))?.[1]
  if (!validate) return []
  return collectThrown(() => validate(load, value)).map((error) => toSchemaProblem(code, error))
}
