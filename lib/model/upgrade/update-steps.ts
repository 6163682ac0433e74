import type { Element } from 'hast'
import { h } from 'hastscript'
import { siteConfig } from '@/lib/config/site'
import { createCommandTabs } from '@/lib/markdown/tabs/create-tabs'
import type { Line } from './elements'
import { createTable } from './elements'
import { readLine } from './read-line'

/** What else the update needs, besides the packages of the framework. */
export type UpdateExtras = {
  /** Packages that sites depend on directly, such as `react@18`. */
  others: string[]
  /** Packages that others depend on, such as `webpack@5.89.0`. */
  overrides: { package: string; line: Line }[]
  /** What to do before the first build. */
  guides: Line[]
}

/** @example splitVersion('@mdx-js/react@3') // ['@mdx-js/react', '3'] */
function splitVersion(versioned: string): [string, string] {
  const at = versioned.lastIndexOf('@')
  return [versioned.slice(0, at), versioned.slice(at + 1)]
}

const toParagraph = (line: Line) => h('p', line)

const toCommands = (npm: string) => createCommandTabs('update-command', npm)

function toTable(packages: string[]): Element[] {
  if (packages.length === 0) return []
  const rows = packages.map((each) => {
    const [name, version] = splitVersion(each)
    return [[h('code', name)], [version]]
  })
  return [createTable('Packages', ['Package', 'Version'], rows)]
}

function toOverrides(overrides: UpdateExtras['overrides']): Element[] {
  if (overrides.length === 0) return []
  const versions = overrides.map((each) => {
    const [name, version] = splitVersion(each.package)
    return `"${name}": "${version}"`
  })
  const start = readLine(`Add \`"overrides": {${versions.join(', ')}}\` to the same file. `)
  return [toParagraph([...start, ...overrides.flatMap(({ line }) => line)])]
}

/**
 * Says how to update the packages. Where others change too, npm rejects one after the other: the installed packages of
 * the framework require the old ones.
 */
export function toUpdate(release: string, { others, overrides, guides }: UpdateExtras): Element[] {
  const { scope } = siteConfig.product
  const every = `Set every \`${scope}\` package to ${release}`
  if (others.length + overrides.length === 0) {
    const npm = `npm install --save-exact ${scope}/core@${release} ${scope}/preset-classic@${release}`
    return [
      toParagraph(readLine(`${every}, also those that this command leaves out:`)),
      toCommands(npm),
      ...guides.map(toParagraph),
    ]
  }
  const more = others.length > 0 ? ', and these packages if it has them:' : '.'
  const install = 'Then delete `node_modules` and the lockfile, and install everything:'
  return [
    toParagraph(readLine(`${every} in \`package.json\`${more}`)),
    ...toTable(others),
    ...toOverrides(overrides),
    toParagraph(readLine(install)),
    toCommands('npm install'),
    ...guides.map(toParagraph),
  ]
}
