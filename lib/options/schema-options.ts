import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { invariant } from '@/lib/core/invariant'
import { createLoader } from '@/lib/packages/load-package'
import type { DocumentKind } from '@/lib/packages/schemas'
import { collectThrown, getFrontMatterSchema } from '@/lib/packages/schemas'
import type { OptionSource } from './option-schema'

/** The relevant parts of what Joi's `describe()` returns: https://joi.dev/api/#anydescribe */
type Description = {
  type?: string
  flags?: { presence?: string; default?: unknown }
  /** The only allowed values, unless another flag says otherwise. */
  allow?: unknown[]
  keys?: Record<string, Description>
  patterns?: { rule: Description }[]
  items?: Description[]
  matches?: Branch[]
  whens?: Branch[]
}

type Branch = {
  schema?: Description
  /** The condition for `then`. */
  is?: Description
  then?: Description
  otherwise?: Description
  switch?: Branch[]
}

type Schema = {
  describe: () => Description
  append: (keys: Record<string, unknown>) => Schema
}

/** An option as a package's schema describes it. */
export type SchemaOption = {
  /** `versions.*.label` for any key, `redirects[].from` for any item. */
  path: string
  /** Set if only objects with this `type` have it. */
  variant?: string
  isRequired: boolean
  /** Absent if the schema sets none. Has no value if a function computes it or it can't be written as data. */
  default?: { value?: unknown }
}

function findVariant({ keys }: Description): string | undefined {
  const [variant, second] = keys?.['type']?.allow ?? []
  return typeof variant === 'string' && second === undefined ? variant : undefined
}

type CaseOfValue = {
  description: Description
  /** The `type` that the value has in this case. */
  variant?: string | undefined
  isCondition?: boolean
}

/** Lists the cases of a value, which depend on the value itself or on others. */
function listBranches({ matches = [], whens = [] }: Description): CaseOfValue[] {
  const toBranches = ({
    schema,
    is,
    then,
    otherwise,
    switch: cases = [],
  }: Branch): CaseOfValue[] => {
    const variant = [is, then].flatMap((each) => (each && findVariant(each)) ?? [])[0]
    return [
      ...(then ? [{ description: then, variant }] : []),
      // The condition describes an option, too, but only this case requires it.
      ...(is ? [{ description: is, variant, isCondition: true }] : []),
      ...[schema, otherwise].flatMap((each) => (each ? [{ description: each }] : [])),
      ...cases.flatMap(toBranches),
    ]
  }
  return [...matches, ...whens].flatMap(toBranches)
}

/** Whether a value is plain data, without functions or the objects that represent a class or a symbol. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData)
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  return !('regex' in value || 'special' in value) && Object.values(value).every(isData)
}

function findDefault(description: Description): SchemaOption['default'] {
  const { flags } = description
  if (flags && 'default' in flags) {
    return isData(flags.default) ? { value: flags.default } : {}
  }
  return listBranches(description)
    .map(({ description: branch }) => findDefault(branch))
    .find((found) => found !== undefined)
}

function listBelow(description: Description, at: string, variant?: string): SchemaOption[] {
  const { keys = {}, patterns = [], items = [] } = description
  return [
    ...Object.entries(keys).flatMap(([key, child]): SchemaOption[] => {
      if (child.flags?.presence === 'forbidden') return []
      const optionPath = at === '' ? key : `${at}.${key}`
      const found = findDefault(child)
      return [
        {
          path: optionPath,
          ...(variant !== undefined && { variant }),
          isRequired: child.flags?.presence === 'required',
          ...(found && { default: found }),
        },
        ...listBelow(child, optionPath, variant),
      ]
    }),
    ...patterns.flatMap(({ rule }) => listBelow(rule, `${at}.*`, variant)),
    ...items.flatMap((item) => listBelow(item, `${at}[]`, variant)),
    ...listBranches(description).flatMap((branch) =>
      listBelow(branch.description, at, variant ?? branch.variant).map((option) =>
        branch.isCondition ? { ...option, isRequired: false } : option,
      ),
    ),
  ]
}

/** Lists the options that a schema validates, except those that it forbids. */
export function toSchemaOptions(description: Description): SchemaOption[] {
  const options = new Map<string, SchemaOption>()
  for (const option of listBelow(description, '')) {
    const key = JSON.stringify([option.path, option.variant])
    if (!options.has(key)) options.set(key, option)
  }
  return [...options.values()]
}

/** Function that a package exports to validate its options. It passes its schema to the given `validate` function. */
type Validator = (input: {
  validate: (schema: Schema, value: unknown) => unknown
  options: object
  themeConfig: object
}) => unknown

function captureSchema(validator: Validator): Schema {
  let captured: Schema | undefined
  const validate = (schema: Schema, value: unknown) => {
    captured = schema
    return value
  }
  validator({ validate, options: {}, themeConfig: {} })
  invariant(captured, 'the package does not validate its options with the function that it gets')
  return captured
}

/** A preset: a function that throws if it gets unknown keys. */
type Preset = (context: { siteConfig: { themeConfig: object } }, options: object) => unknown

/** Reads the keys of a preset. It has no schema, but its error for an unknown key lists the allowed ones. */
function readPresetKeys(preset: Preset): SchemaOption[] {
  const [error] = collectThrown(() =>
    preset({ siteConfig: { themeConfig: {} } }, { 'no-such-key': true }),
  )
  const keys = /allowed keys are (.+?)\./.exec(error?.message ?? '')?.[1]
  invariant(keys, 'the preset does not reject an unknown key with a list of its keys')
  return keys.split(/,? and |, /).map((key) => ({ path: key, isRequired: false }))
}

/**
 * Reads the options from the schema with which an installed package validates them.
 * @param folder folder whose `node_modules` contains the package and its dependencies
 * @throws Error if the package is missing, or none of the expected files exports a schema
 */
export function readSchemaOptions(
  folder: string,
  { package: name, kind }: Pick<OptionSource, 'package' | 'kind'>,
): SchemaOption[] {
  const require = createRequire(path.resolve(folder, 'package.json'))
  /** Tries the files in which packages export it, because a package's index loads far more. */
  const load = (from: string, exported: string, files: string[]): unknown => {
    for (const file of files) {
      const module = path.resolve(folder, 'node_modules', from, 'lib', file)
      if (!existsSync(module)) continue
      const exports = require(module) as Record<string, unknown>
      if (exported in exports) return exports[exported]
    }
    throw new Error(`${folder}: ${from} does not export ${exported}`)
  }
  const loadSchema = (validator: string, files: string[]) =>
    captureSchema(load(name, validator, files) as Validator)
  switch (kind) {
    case 'siteConfig': {
      const schema = load(name, 'ConfigSchema', ['server/configValidation.js']) as Schema
      return toSchemaOptions(schema.describe())
    }
    case 'themeConfig': {
      const files = ['options.js', 'validateThemeConfig.js', 'index.js']
      return toSchemaOptions(loadSchema('validateThemeConfig', files).describe())
    }
    case 'theme':
      return toSchemaOptions(loadSchema('validateOptions', ['options.js', 'index.js']).describe())
    case 'preset':
      return readPresetKeys(load(name, 'default', ['index.js']) as Preset)
    case 'frontMatter': {
      const content = /-content-(docs|blog|pages)$/.exec(name)?.[1]
      invariant(content, 'the name of a package with front matter does not end with -content-KIND')
      const schema = getFrontMatterSchema(
        createLoader(path.resolve(folder)),
        content as DocumentKind,
      )
      return toSchemaOptions(schema.describe() as Description)
    }
    case 'plugin': {
      const schema = loadSchema('validateOptions', ['options.js', 'index.js'])
      // Docusaurus core adds the instance id to the schema of each plugin.
      const validation = '@docusaurus/utils-validation'
      const id = load(validation, 'PluginIdSchema', ['validationSchemas.js'])
      return toSchemaOptions(schema.append({ id }).describe())
    }
  }
}
