import { siteConfig } from '@/lib/config/site'
import type { Block, Line } from '@/lib/records/blocks'

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

const toCodeText = (text: string) => ({ text, isCode: true }) as const

function toTable(rows: Line[][]): Block[] {
  const head = ['Package', 'Version']
  return rows.length > 0 ? [{ kind: 'table', label: 'Packages', head, rows }] : []
}

function toOverrides(overrides: UpdateExtras['overrides']): Block[] {
  if (overrides.length === 0) return []
  const versions = overrides.map((each) => {
    const [name, version] = splitVersion(each.package)
    return `"${name}": "${version}"`
  })
  const line = [
    { text: 'Add ' },
    toCodeText(`"overrides": {${versions.join(', ')}}`),
    { text: ' to the same file. ' },
    ...overrides.flatMap((each) => each.line),
  ]
  return [{ kind: 'paragraph', line }]
}

/**
 * Says how to update the packages. Where others change too, npm rejects one after the other: the installed packages of
 * the framework require the old ones.
 */
export function toUpdate(release: string, { others, overrides, guides }: UpdateExtras): Block[] {
  const { scope } = siteConfig.product
  const every = [{ text: 'Set every ' }, toCodeText(scope), { text: ` package to ${release}` }]
  const guideBlocks = guides.map((line): Block => ({ kind: 'paragraph', line }))
  if (others.length + overrides.length === 0) {
    const npm = `npm install --save-exact ${scope}/core@${release} ${scope}/preset-classic@${release}`
    const line = [...every, { text: ', also those that this command leaves out:' }]
    return [
      { kind: 'paragraph', line },
      { kind: 'commands', id: 'update-command', npm },
      ...guideBlocks,
    ]
  }
  const rows = others.map((each) => {
    const [name, version] = splitVersion(each)
    return [[toCodeText(name)], [{ text: version }]]
  })
  return [
    {
      kind: 'paragraph',
      line: [
        ...every,
        { text: ' in ' },
        toCodeText('package.json'),
        { text: rows.length > 0 ? ', and these packages if it has them:' : '.' },
      ],
    },
    ...toTable(rows),
    ...toOverrides(overrides),
    {
      kind: 'paragraph',
      line: [
        { text: 'Then delete ' },
        toCodeText('node_modules'),
        { text: ' and the lockfile, and install everything:' },
      ],
    },
    { kind: 'commands', id: 'update-command', npm: 'npm install' },
    ...guideBlocks,
  ]
}
