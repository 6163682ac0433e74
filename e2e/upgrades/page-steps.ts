import type { Block, Line } from '@/lib/records/blocks'

/** What an upgrade page tells readers to do, in this order. */
export type PageSteps = {
  /** Commands of "Codemods and checks". */
  checks: string[]
  /** Release that the site has before. */
  from: string
  /** Version of every package of the framework. */
  release: string
  /** Versions of other packages, if a site has them. */
  packages: Record<string, string>
  overrides: Record<string, string>
  /** Whether `node_modules` and the lockfile are deleted before the command. */
  startsOver: boolean
  command: string
  /** Paths of the pages with further steps. */
  guides: string[]
}

const toText = (line: Line = []) => line.map(({ text }) => text).join('')

/** Returns the blocks below a heading, up to the next heading of its level. */
function findSection(blocks: readonly Block[], id: string): Block[] {
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.id === id)
  if (start === -1) return []
  const rest = blocks.slice(start + 1)
  const end = rest.findIndex((block) => block.kind === 'heading' && block.level === 2)
  return end === -1 ? rest : rest.slice(0, end)
}

/** Reads the steps from the blocks of an upgrade page. @throws Error if it names no release or no command */
export function readPageSteps(blocks: readonly Block[]): PageSteps {
  const update = findSection(blocks, 'update')
  const lines = update.flatMap((block) => (block.kind === 'paragraph' ? [block.line] : []))
  const [first] = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.line] : []))
  const from = /^From ([\d.]+\d),/.exec(toText(first))?.[1]
  const release = /^Set every \S+ package to ([\d.]+\d)/.exec(toText(lines[0]))?.[1]
  const [command] = update.flatMap((block) => (block.kind === 'commands' ? [block.npm] : []))
  if (from === undefined || release === undefined || command === undefined)
    throw new Error('The page has no update.')
  const rows = update.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  const [field = '{}'] = lines.flat().flatMap(({ text, isCode }) => {
    return isCode && text.startsWith('"overrides": ') ? [text.replace('"overrides": ', '')] : []
  })
  const hrefs = lines.flat().flatMap(({ href }) => href?.split('#').slice(0, 1) ?? [])
  return {
    checks: findSection(blocks, 'codemods').flatMap((block) =>
      block.kind === 'command' ? [block.code] : [],
    ),
    from,
    release,
    packages: Object.fromEntries(rows.map(([name, version]) => [toText(name), toText(version)])),
    overrides: JSON.parse(field) as Record<string, string>,
    startsOver: lines.some((line) => toText(line).startsWith('Then delete node_modules')),
    command,
    guides: [...new Set(hrefs)],
  }
}
