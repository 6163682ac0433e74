import type { Link, ListItem, PhrasingContent, Root } from 'mdast'
import type { Plugin } from 'unified'
import { toPullRequestUrl } from '@/lib/config/product'
import { findOffset } from '@/lib/source/data-problems'
import { parseYaml } from '@/lib/source/parse-yaml'
import type { ReleaseSection } from '@/lib/source/schemas/releases'
import { changeKinds, sectionsSchema } from '@/lib/source/schemas/releases'
import type { CompileContext } from '../core/context'
import { parseLine } from '../core/markdown-nodes'
import { isTruncation, TRUNCATION } from './rehype-truncation'

type Change = ReleaseSection['items'][number]

/** Returns links to pull requests. The first one to each has its number as id. */
function toLinks(numbers: number[], ids: Set<number>): Link[] {
  return numbers.map((number) => {
    const isFirst = !ids.has(number)
    ids.add(number)
    return {
      type: 'link',
      url: toPullRequestUrl(number),
      ...(isFirst && { data: { hProperties: { id: `pr-${number}` } } }),
      children: [{ type: 'text', value: `#${number}` }],
    }
  })
}

/** Returns an item with the text of a change, followed by its pull requests and packages. */
function toItem(
  { prs, packages = [] }: Change,
  text: PhrasingContent[],
  ids: Set<number>,
): ListItem {
  const space: PhrasingContent = { type: 'text', value: ' ' }
  const details = [
    ...toLinks(prs, ids),
    ...packages.map((value): PhrasingContent => ({ type: 'inlineCode', value })),
  ]
  const span: PhrasingContent = {
    type: 'emphasis',
    data: { hName: 'span', hProperties: { className: ['change-details'] } },
    children: details.flatMap((each, index) => (index === 0 ? [each] : [space, each])),
  }
  return {
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [...text, space, span] }],
  }
}

/**
 * Turns `sections` in a release's front matter into a heading and a list for each kind of change after the body. The
 * filter finds items by their order, and the first link to a pull request has its number as id.
 */
export const remarkReleaseSections: Plugin<[CompileContext], Root> = (context) => {
  if (context.source.kind !== 'Release') return undefined
  const { document, toPlace } = parseYaml(context.source.frontMatter, 1)
  const sections = sectionsSchema.catch([]).parse(context.frontMatter['sections'])
  const ids = new Set<number>()

  const toText = (markdown: string, path: (string | number)[]): PhrasingContent[] => {
    const place = toPlace(findOffset(document, path))
    return parseLine(context, markdown, { start: place, end: place }, 'the text of a change')
  }

  return (tree) => {
    // Lists show what the author wrote, not every change.
    if (!tree.children.some(isTruncation)) {
      tree.children.push({ type: 'mdxFlowExpression', value: TRUNCATION })
    }
    sections.forEach(({ kind, items }, section) => {
      const children = items.map((change, item) => {
        const text = toText(change.text, ['sections', section, 'items', item, 'text'])
        return toItem(change, text, ids)
      })
      tree.children.push(
        { type: 'heading', depth: 2, children: [{ type: 'text', value: changeKinds[kind] }] },
        { type: 'list', ordered: false, spread: false, children },
      )
    })
  }
}
