import type { LoadPackage, Schema, SchemaError } from './load-package'

type Validate = (schema: Schema, value: unknown) => unknown

/** Function that a package exports to validate its options. It passes its schema to the given `validate` function. */
export type Validator = (input: {
  validate: Validate
  options?: unknown
  themeConfig?: unknown
}) => unknown

/** Validation functions that a plugin or theme exports. */
type PluginModule = { validateOptions?: Validator; validateThemeConfig?: Validator }

/** Errors in a value, and the keys that are allowed at its top level. */
export type Validation = { errors: SchemaError[]; keys: string[] }

const STRICT = { abortEarly: false, convert: false }

/** Runs a validation with a callback that collects the errors and keys of each schema. */
function collect(validateWith: (validate: Validate) => unknown, isPartial: boolean): Validation {
  const errors: SchemaError[] = []
  const keys: string[] = []
  const thrown = collectThrown(() =>
    validateWith((schema, value) => {
      keys.push(...Object.keys(schema.describe().keys ?? {}))
      const { error, value: normalized } = (isPartial ? schema.unknown() : schema).validate(
        value,
        STRICT,
      )
      errors.push(...(error?.details ?? []))
      return normalized
    }),
  )
  // Some options depend on each other. Their package checks that in its own code after the schema.
  return { errors: errors.length > 0 ? errors : thrown, keys }
}

/** Loads the validation functions of an installed plugin or theme. */
export function loadPlugin(load: LoadPackage, name: string): PluginModule {
  return load(name) as PluginModule
}

/** Validates the options of an installed plugin or theme. If it exports no validation, any options are valid. */
export function validateOptions(load: LoadPackage, name: string, options: unknown): Validation {
  const { validateOptions: run } = loadPlugin(load, name)
  if (!run) return { errors: [], keys: [] }
  // Every plugin accepts an `id`, which no schema lists.
  const { id: _id, ...own } = (options ?? {}) as Record<string, unknown>
  return collect((validate) => run({ validate, options: own }), false)
}

/** Packages that `themeConfig` can configure. */
const THEMES = [
  '@docusaurus/theme-classic',
  '@docusaurus/theme-live-codeblock',
  '@docusaurus/theme-mermaid',
  '@docusaurus/theme-search-algolia',
]

/** Validates `themeConfig` against every theme. A key that no theme supports is an error. */
export function validateThemeConfig(load: LoadPackage, themeConfig: object): Validation {
  const results = THEMES.flatMap((name) => {
    const run = loadPlugin(load, name).validateThemeConfig
    // The search theme requires its configuration, but sites that do not use it have none.
    const isUsed = !name.endsWith('algolia') || 'algolia' in themeConfig
    return run && isUsed ? [collect((validate) => run({ validate, themeConfig }), true)] : []
  })
  const keys = [...new Set([...results.flatMap((result) => result.keys), 'algolia'])]
  const unknown = Object.keys(themeConfig).filter((key) => !keys.includes(key))
  const errors = unknown.map((key) => ({ path: [key], type: 'object.unknown', message: '' }))
  return { errors: [...results.flatMap((result) => result.errors), ...errors], keys }
}

/** Returns the schema of a site's configuration. */
export function getConfigSchema(load: LoadPackage): Schema {
  const module = '@docusaurus/core/lib/server/configValidation.js'
  return (load(module) as { ConfigSchema: Schema }).ConfigSchema
}

/** Validates a site's configuration without the options of its plugins. */
export function validateSiteConfig(load: LoadPackage, config: unknown): Validation {
  return collect((validate) => validate(getConfigSchema(load), config), false)
}

/** Calls a function and returns the errors that it throws. */
export function collectThrown(apply: () => unknown): SchemaError[] {
  try {
    apply()
    return []
  } catch (error) {
    const { details } = error as { details?: SchemaError[] }
    const message = error instanceof Error ? error.message : String(error)
    return details ?? [{ path: [], type: 'thrown', message }]
  }
}

/**
 * Returns the schema that a function of a package applies but the package does not export.
 * @param apply calls the function with a valid argument
 * @throws Error if the function applies no schema
 */
function captureSchema(load: LoadPackage, apply: () => unknown): Schema {
  const { Joi, JoiFrontMatter } = load('@docusaurus/utils-validation') as Record<
    'Joi' | 'JoiFrontMatter',
    { object: () => Schema }
  >
  const captured: Schema[] = []
  const prototypes = [Joi, JoiFrontMatter].map(
    (joi) => Object.getPrototypeOf(joi.object()) as Schema,
  )
  const restore = prototypes.map((prototype) => {
    const { validate } = prototype
    prototype.validate = function (this: Schema, ...args) {
      captured.push(this)
      return validate.apply(this, args)
    }
    return () => (prototype.validate = validate)
  })
  try {
    apply()
  } finally {
    // In reverse order, because both prototypes may be the same object.
    for (const undo of restore.reverse()) undo()
  }
  const [schema] = captured
  if (!schema) throw new Error('The function does not apply a schema.')
  return schema
}

export type DocumentKind = 'docs' | 'blog' | 'pages'

const frontMatterFunctions: Record<DocumentKind, [module: string, name: string]> = {
  docs: ['@docusaurus/plugin-content-docs/lib/frontMatter.js', 'validateDocFrontMatter'],
  blog: ['@docusaurus/plugin-content-blog/lib/frontMatter.js', 'validateBlogPostFrontMatter'],
  pages: ['@docusaurus/plugin-content-pages/lib/frontMatter.js', 'validatePageFrontMatter'],
}

/** Returns the front matter schema for a kind of document. */
export function getFrontMatterSchema(load: LoadPackage, kind: DocumentKind): Schema {
  const [module, name] = frontMatterFunctions[kind]
  const validate = (load(module) as Record<string, ((frontMatter: object) => unknown) | undefined>)[
    name
  ]
  return captureSchema(load, () => validate?.({}))
}
