import { siteConfig } from '@/lib/config/site'
import type { Block, Line } from '@/lib/records/blocks'
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

const toParagraph = (line: Line): Block => ({ kind: 'paragraph', line })

function toTable(packages: string[]): Block[] {
  if (packages.length === 0) return []
  const rows = packages.map((each) => {
    const [name, version] = splitVersion(each)
    return [readLine(`\`${name}\``), readLine(version)]
  })
  return [{ kind: 'table', label: 'Packages', head: ['Package', 'Version'], rows }]
}

function toOverrides(overrides: UpdateExtras['overrides']): Block[] {
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
export function toUpdate(release: string, { others, overrides, guides }: UpdateExtras): Block[] {
  const { scope } = siteConfig.product
  const every = `Set every \`${scope}\` package to ${release}`
  if (others.length + overrides.length === 0) {
    const npm = `npm install --save-exact ${scope}/core@${release} ${scope}/preset-classic@${release}`
    return [
      toParagraph(readLine(`${every}, also those that this command leaves out:`)),
      { kind: 'commands', id: 'update-command', npm },
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
    { kind: 'commands', id: 'update-command', npm: 'npm install' },
    ...guides.map(toParagraph),
  ]
}
