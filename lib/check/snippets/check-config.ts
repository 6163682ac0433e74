import { findSuggestion } from '@/lib/core/problem'
import { toUnknownOption } from '@/lib/options/added-options'
import type { PackageFacts } from '@/lib/options/packages/package-facts'
import type { LoadPackage, SchemaError } from '@/lib/options/packages/load-package'
import type { Validation } from '@/lib/options/packages/schemas'
import {
  collectThrown,
  validateOptions,
  validateSiteConfig,
  validateThemeConfig,
} from '@/lib/options/packages/schemas'
import type { SnippetProblem } from './snippet'
import { CODE_FIX, findKey } from './snippet'

/** Fields that every site sets, but that a fence about something else leaves out. */
const REQUIRED_FIELDS = { title: 'A', url: 'https://a.example', baseUrl: '/' }

/** Converts a schema error to a problem of the code, where the path of the error starts below other keys. */
export function toSchemaProblem(
  code: string,
  { path, type, message }: SchemaError,
  keys: Iterable<string> = [],
  parents: readonly (string | number)[] = [],
): SnippetProblem {
  const place = findKey(code, [...parents, ...path])
  const name = String(path.at(-1))
  if (type !== 'object.unknown') {
    const text = message.replace(/\s+/g, ' ').replace(/\.$/, '')
    return { ...place, message: `the packages reject the code: ${text}`, fix: CODE_FIX }
  }
  const suggestion = findSuggestion(name, keys)
  return { ...place, message: toUnknownOption(path.join('.')), fix: CODE_FIX, suggestion }
}

type PluginType = 'plugin' | 'theme' | 'preset'

/** Reads a plugin, theme or preset from a configuration, which contains its name, or its name and options. */
function readEntry(entry: unknown): { name: string; options: unknown } | undefined {
  const [name, options] = (Array.isArray(entry) ? entry : [entry]) as unknown[]
  return typeof name === 'string' ? { name, options } : undefined
}

/** Resolves a short name such as `classic` to a module, or to undefined if it is not a Docusaurus package. */
export function resolvePackage(
  modules: ReadonlySet<string>,
  name: string,
  type: PluginType,
): string | undefined {
  return [name, `@docusaurus/${type}-${name}`, name.replace('/', `/${type}-`)].find((candidate) =>
    modules.has(candidate),
  )
}

function listEntries(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}

/**
 * Reports what the packages of a release reject in a site's configuration: in its fields, in the options of its
 * plugins, themes and presets, and in `themeConfig`.
 */
export function checkConfig(
  load: LoadPackage,
  { modules, options }: Pick<PackageFacts, 'modules'> & { options: ReadonlySet<string> },
  code: string,
  config: unknown,
): SnippetProblem[] {
  const fields = { ...REQUIRED_FIELDS, ...(config as Record<string, unknown>) }
  const problems: SnippetProblem[] = []
  const add = (validation: Validation, parents: string[] = []) =>
    problems.push(
      ...validation.errors.map((error) =>
        toSchemaProblem(code, error, error.path.length === 1 ? validation.keys : options, parents),
      ),
    )

  const addPlugin = (type: PluginType, entry: unknown, parents: string[]) => {
    const plugin = readEntry(entry)
    if (!plugin) return
    const name = resolvePackage(modules, plugin.name, type)
    if (name) add(validateOptions(load, name, plugin.options), [...parents, plugin.name])
    else if (plugin.name.startsWith('@docusaurus/')) {
      problems.push({
        ...findKey(code, [...parents, plugin.name]),
        message: `there is no package "${plugin.name}"`,
        fix: 'correct its name',
        suggestion: findSuggestion(plugin.name, modules),
      })
    }
  }

  add(validateSiteConfig(load, fields))
  const themeConfig = (fields as { themeConfig?: object }).themeConfig ?? {}
  add(validateThemeConfig(load, themeConfig), ['themeConfig'])
  const lists = fields as Partial<Record<'plugins' | 'themes' | 'presets', unknown>>
  for (const entry of listEntries(lists.plugins)) addPlugin('plugin', entry, ['plugins'])
  for (const entry of listEntries(lists.themes)) addPlugin('theme', entry, ['themes'])
  for (const entry of listEntries(lists.presets)) {
    const preset = readEntry(entry)
    const name = preset && resolvePackage(modules, preset.name, 'preset')
    if (name === undefined || !preset) continue
    const { default: create } = load(name) as { default: PresetFunction }
    const errors = collectThrown(() => {
      const { plugins, themes } = create({ siteConfig: { themeConfig } }, preset.options ?? {})
      for (const [type, created] of [
        ['plugin', plugins],
        ['theme', themes],
      ] as const) {
        for (const each of created) addPlugin(type, toNamed(each, modules), ['presets'])
      }
    })
    add({ errors, keys: [] }, ['presets'])
  }
  return problems
}

type PresetFunction = (
  context: { siteConfig: { themeConfig: object } },
  options: unknown,
) => { plugins: unknown[]; themes: unknown[] }

/** Replaces the file path of a plugin in a preset with its package name. */
function toNamed(entry: unknown, modules: ReadonlySet<string>): unknown {
  const plugin = readEntry(entry)
  const scoped = /node_modules[\\/](@docusaurus[\\/][\w-]+)/.exec(plugin?.name ?? '')?.[1]
  const name = scoped?.replace('\\', '/')
  return name !== undefined && modules.has(name) ? [name, plugin?.options] : undefined
}
