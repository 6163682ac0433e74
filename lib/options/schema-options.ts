import { existsSync } from 'node:fs'
import path from 'node:path'
import uniqBy from 'lodash-es/uniqBy.js'
import { invariant } from '@/lib/core/invariant'
import type { Branch, Description, Schema } from '@/lib/options/packages/load-package'
import { createLoader } from '@/lib/options/packages/load-package'
import type { DocumentKind, Validator } from '@/lib/options/packages/schemas'
import {
  collectThrown,
  getConfigSchema,
  getFrontMatterSchema,
  loadPlugin,
} from '@/lib/options/packages/schemas'
import type { OptionSource } from './option-schema'

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
  return uniqBy(listBelow(description, ''), ({ path: at, variant }) =>
    JSON.stringify([at, variant]),
  )
}

function captureSchema(validator: Validator | undefined): Schema {
  let captured: Schema | undefined
  const validate = (schema: Schema, value: unknown) => {
    captured = schema
    return value
  }
  validator?.({ validate, options: {}, themeConfig: {} })
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

/** Whether the package of a source is installed. @param folder folder with `node_modules` */
export function isInstalled(folder: string, { package: name }: Pick<OptionSource, 'package'>) {
  return existsSync(path.join(folder, 'node_modules', name))
}

/**
 * Reads the options from the schema with which an installed package validates them.
 * @param folder folder whose `node_modules` contains the package and its dependencies
 * @throws Error if the package is missing, or exports no schema
 */
export function readSchemaOptions(
  folder: string,
  { package: name, kind }: Pick<OptionSource, 'package' | 'kind'>,
): SchemaOption[] {
  const load = createLoader(path.resolve(folder))
  switch (kind) {
    case 'siteConfig':
      return toSchemaOptions(getConfigSchema(load).describe())
    case 'themeConfig':
      return toSchemaOptions(captureSchema(loadPlugin(load, name).validateThemeConfig).describe())
    case 'theme':
      return toSchemaOptions(captureSchema(loadPlugin(load, name).validateOptions).describe())
    case 'preset':
      return readPresetKeys((load(name) as { default: Preset }).default)
    case 'frontMatter': {
      const content = /-content-(docs|blog|pages)$/.exec(name)?.[1]
      invariant(content, 'the name of a package with front matter does not end with -content-KIND')
      return toSchemaOptions(getFrontMatterSchema(load, content as DocumentKind).describe())
    }
    case 'plugin': {
      const schema = captureSchema(loadPlugin(load, name).validateOptions)
      // Docusaurus core adds the instance id to the schema of each plugin.
      const { PluginIdSchema: id } = load('@docusaurus/utils-validation') as Record<string, unknown>
      return toSchemaOptions(schema.append({ id }).describe())
    }
  }
}
