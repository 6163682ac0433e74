import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { listAllFiles } from '@/lib/core/list-files'

/** Facts about the packages of a release, such as module names and command line flags. */
export type PackageFacts = {
  /** Installed packages and other importable modules: `@docusaurus/core`, `@docusaurus/Link`, `@theme/Layout`. */
  modules: Set<string>
  /** Flags by command: `start` -> `--port`, `-p`. */
  commands: Map<string, Set<string>>
  /** The flags of `create-docusaurus`. */
  createFlags: Set<string>
  /** Files of a site created by `create-docusaurus`, in JavaScript or TypeScript: `src/css/custom.css`. */
  templateFiles: Set<string>
  /** Every word that occurs in the code or types of the packages. */
  words: Set<string>
}

/** Packages that are published with every release, but run with `npx` and never installed in a site. */
const OTHER_PACKAGES = ['@docusaurus/migrate']

/** Flags that commander adds to every command. */
const HELP_FLAGS = ['--help', '--version', '-V']

/** Lists the files of a package with such a name, by their paths inside the folder. */
function listFiles(folder: string, extension: RegExp): string[] {
  if (!existsSync(folder)) return []
  return listAllFiles(folder).filter(
    (file) => extension.test(file) && !file.includes('node_modules'),
  )
}

/** Reads the flags from calls such as `.option('-p, --port <port>', …)`. */
function readFlags(source: string): string[] {
  return [...source.matchAll(/\.option\(\s*'([^']+)'/g)].flatMap(([, flags = '']) =>
    [...flags.matchAll(/(?:^|\s)(--?[\w-]+)/g)].map(([, flag = '']) => flag),
  )
}

/** Reads the flags of each command from the commander calls in the source of a CLI. */
export function readCommands(source: string): Map<string, Set<string>> {
  const commands = source.split(/\.command\(\s*'/).slice(1)
  return new Map(
    commands.map((text) => [
      /^[\w:-]+/.exec(text)?.[0] ?? '',
      new Set([...readFlags(text), ...HELP_FLAGS, '-h']),
    ]),
  )
}

/** Lists the modules provided by the theme folders of a package: `theme/Layout/index.js` -> `@theme/Layout`. */
function listThemeModules(packageFolder: string): string[] {
  return ['lib/theme', 'src/theme']
    .flatMap((theme) => listFiles(path.join(packageFolder, theme), /\.[jt]sx?$/))
    .map((file) => `@theme/${file.replace(/(?:\.d)?\.[jt]sx?$/, '').replace(/\/index$/, '')}`)
}

/** Lists the files of the classic templates, relative to the site created from them. */
function listTemplateFiles(folder: string): string[] {
  return ['shared', 'classic', 'classic-typescript'].flatMap((template) =>
    listFiles(path.join(folder, template), /\.\w+$/),
  )
}

/** Reads the facts from installed packages. @param folder from `getPackagesFolder` */
export function readPackageFacts(folder: string): PackageFacts {
  const scope = path.join(folder, 'node_modules/@docusaurus')
  const packages = readdirSync(scope)
  const modules = new Set([...packages.map((name) => `@docusaurus/${name}`), ...OTHER_PACKAGES])
  const words = new Set<string>()
  for (const name of packages) {
    for (const module of listThemeModules(path.join(scope, name))) modules.add(module)
    for (const file of listFiles(path.join(scope, name), /\.(?:[cm]?js|json|tsx?)$/)) {
      const text = readFileSync(path.join(scope, name, file), 'utf8')
      for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word)
      if (!file.endsWith('.d.ts')) continue
      for (const [, module = ''] of text.matchAll(/declare module '(@[^'*]+)'/g)) {
        modules.add(module)
      }
    }
  }
  const read = (file: string) => readFileSync(path.join(folder, 'node_modules', file), 'utf8')
  const commands = readCommands(read('@docusaurus/core/bin/docusaurus.mjs'))
  // The docs plugin adds one command. Instances other than the default append their id to it.
  commands.set('docs:version', new Set(HELP_FLAGS))
  const createFlags = new Set([
    ...readFlags(read('create-docusaurus/bin/index.js')),
    ...HELP_FLAGS,
    '-h',
  ])
  const templates = path.join(folder, 'node_modules/create-docusaurus/templates')
  const templateFiles = new Set(listTemplateFiles(templates))
  return { modules, commands, createFlags, templateFiles, words }
}
