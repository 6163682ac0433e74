import type { Element, Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseHtml } from '@/lib/core/parse-html'

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

const toText = (node: Nodes) => toString(node)

/** Returns the elements with a name in others, in order. */
function find(elements: readonly Element[], tagName: string): Element[] {
  const found: Element[] = []
  visit({ type: 'root', children: [...elements] }, 'element', (element) => {
    if (element.tagName === tagName) found.push(element)
  })
  return found
}

/** Returns the elements below a heading, up to the next heading of its level. */
function findSection(elements: readonly Element[], id: string): Element[] {
  const start = elements.findIndex(({ properties }) => properties.id === id)
  if (start === -1) return []
  const rest = elements.slice(start + 1)
  const end = rest.findIndex(({ tagName }) => tagName === 'h2')
  return end === -1 ? rest : rest.slice(0, end)
}

/** Reads the steps from the HTML of an upgrade page. @throws Error if it names no release or no command */
export function readPageSteps(html: string): PageSteps {
  const { children } = parseHtml(html)
  const elements = children.filter((child) => child.type === 'element')
  const update = findSection(elements, 'update')
  const lines = update.filter(({ tagName }) => tagName === 'p')
  const [first = ''] = find(elements, 'p').map(toText)
  const [second = ''] = lines.map(toText)
  const from = /^From ([\d.]+\d),/.exec(first)?.[1]
  const release = /^Set every \S+ package to ([\d.]+\d)/.exec(second)?.[1]
  const [command] = find(find(update, 'figure'), 'code').map(toText)
  if (from === undefined || release === undefined || command === undefined)
    throw new Error('The page has no update.')
  const rows = find(find(update, 'tbody'), 'tr').map((row) => row.children.map(toText))
  const [field = '{}'] = find(lines, 'code')
    .map(toText)
    .filter((code) => code.startsWith('"overrides": '))
  const hrefs = find(lines, 'a').map(
    ({ properties }) => String(properties.href).split('#')[0] ?? '',
  )
  return {
    checks: find(find(findSection(elements, 'codemods'), 'figure'), 'code').map(toText),
    from,
    release,
    packages: Object.fromEntries(rows) as Record<string, string>,
    overrides: JSON.parse(field.replace('"overrides": ', '')) as Record<string, string>,
    startsOver: lines.some((line) => toText(line).startsWith('Then delete node_modules')),
    command,
    guides: [...new Set(hrefs)],
  }
}
