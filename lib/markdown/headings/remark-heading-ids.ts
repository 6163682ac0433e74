import GithubSlugger, { slug } from 'github-slugger'
import { h } from 'hastscript'
import type { Heading, Root, Text } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Plugin } from 'unified'
import { SKIP, visit } from '../core/visit'
import { isFixture } from '@/lib/source/fixtures'
import { needsTitle } from '@/lib/source/front-matter'
import type { CompileContext } from '../core/context'
import { getSource, reportProblem } from '../core/context'
import { toHtmlNode } from '../core/markdown-nodes'
import { HEADING_IDS } from '../core/mdx-syntax'

/** Matches a heading that has nothing besides its id and comments. */
const EMPTY = /^#+\s*(?:\\?\{[#/][^}]*\}\s*)*#*$/

const idsAtEnd = new RegExp(`\\s*${HEADING_IDS}\\s*$`)

/** Returns the ids in braces at the end of a heading, the text before them, and the node that contains both. */
function findIds(heading: Heading): { ids: string[]; text: string; last: Text } | undefined {
  const last = heading.children.at(-1)
  const match = last?.type === 'text' ? idsAtEnd.exec(last.value) : null
  if (!match?.[1] || last?.type !== 'text') return undefined
  return { ids: match[1].trim().split(/\s*,\s*/), text: last.value.slice(0, match.index), last }
}

/** Returns the ids of the headings on a page that have them in braces. */
export function listExplicitIds(tree: Root): string[] {
  const ids: string[] = []
  visit(tree, 'heading', (heading) => {
    ids.push(...(findIds(heading)?.ids ?? []))
  })
  return ids
}

/** Removes the comments of a heading, and the spaces next to one at either end. */
function trim(heading: Heading): void {
  heading.children = heading.children.filter(({ type }) => type !== 'html')
  const { children } = heading
  const first = children[0]
  const last = children.at(-1)
  if (first?.type === 'text') first.value = first.value.trimStart()
  if (last?.type === 'text') last.value = last.value.trimEnd()
}

function lacksTitle({ source: { kind }, frontMatter }: CompileContext): boolean {
  return kind !== undefined && needsTitle(kind) && frontMatter['title'] === undefined
}

/**
 * Turns `## Title {#custom}` into `<h2 id="custom">Title</h2>`, and removes a first `# Title` that repeats the front
 * matter, which the page shows. Without braces, the id is the GitHub slug of the text.
 * Ids after the first, as in `{#new, old}`, are former ids. Each becomes the id of an empty element
 * in the heading.
 */
export const remarkHeadingIds: Plugin<[CompileContext], Root> = (context) => (tree) => {
  const { frontMatter } = context
  const slugger = new GithubSlugger()
  const explicit = new Set<string>()
  let level = 1
  /** Whether the page itself shows a title. With `hide_title`, the first heading of the body can be the title. */
  let hasTitle = !frontMatter['hide_title']
  visit(tree, 'heading', (heading, index, parent) => {
    trim(heading)
    const found = findIds(heading)
    if (EMPTY.test(getSource(context, heading))) {
      reportProblem(context, heading, {
        message: 'the heading has no text',
        fix: 'write it after the hashes, or remove the line',
      })
    }
    if (found) {
      const [id, ...formerIds] = found.ids
      found.last.value = found.text
      for (const each of found.ids) {
        if (/\s/.test(each)) {
          reportProblem(context, heading, {
            message: `the heading id "${each}" has a space`,
            fix: `write {#${each.replace(/\s+/g, '-')}}`,
          })
        }
        if (explicit.has(each)) {
          reportProblem(context, heading, {
            message: `the heading id "${each}" is used twice`,
            fix: heading.position?.file
              ? 'remove it from the partial: without one, each use has a different id'
              : 'give each heading a different id',
          })
        }
        explicit.add(each)
        slugger.occurrences[each] ??= 0
      }
      context.findings.formerIds.push(...formerIds)
      heading.children.unshift(...formerIds.map((each) => toHtmlNode(h('span', { id: each }))))
      heading.data = { ...heading.data, hProperties: { id } }
    } else {
      // Emoji alone result in an empty id.
      const text = slug(toString(heading)) === '' ? 'section' : toString(heading)
      heading.data = { ...heading.data, hProperties: { id: slugger.slug(text) } }
    }
    if (heading.depth === 1) {
      const isFirst = heading === tree.children.find(({ type }) => type !== 'html')
      // The check of front matter without a title says that this heading belongs there.
      if (isFirst && lacksTitle(context)) return undefined
      const isTitle = toString(heading) === frontMatter['title']
      if (isFirst && isTitle && hasTitle) {
        parent?.children.splice(index ?? 0, 1)
        return [SKIP, index ?? 0]
      }
      if (!hasTitle) {
        hasTitle = true
        return undefined
      }
      reportProblem(context, heading, {
        message: 'the body has a level 1 heading',
        fix: `${isFirst || isTitle ? 'remove it, or make it the title' : 'start with ##'}: the page’s h1 is the title in the front matter`,
      })
    } else if (heading.depth > level + 1 && !isFixture(context.page)) {
      const wanted = level + 1
      reportProblem(context, heading, {
        message: `a level ${heading.depth} heading follows ${level === 1 ? 'the title' : `a level ${level} heading`}`,
        fix: `start it with ${'#'.repeat(wanted)}: don't skip levels`,
      })
    }
    level = heading.depth
    return undefined
  })
}
