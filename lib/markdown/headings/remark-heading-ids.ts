import GithubSlugger, { slug } from 'github-slugger'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'

/** `## Title {#custom}` -> `<h2 id="custom">Title</h2>`; without braces the id is the GitHub slug of the text. */
export const remarkHeadingIds: Plugin<[CompileContext], Root> = (context) => (tree) => {
  const slugger = new GithubSlugger()
  const explicit = new Set<string>()
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1)
    const match = last?.type === 'text' ? /\s*\{#([^}\s]+)\}\s*$/.exec(last.value) : null
    if (match?.[1] && last?.type === 'text') {
      const id = match[1]
      last.value = last.value.slice(0, match.index)
      if (explicit.has(id)) {
        reportProblem(context, heading, {
          message: `the heading id "${id}" is used twice`,
          fix: 'give each heading an id of its own',
        })
      }
      explicit.add(id)
      slugger.occurrences[id] ??= 0
      heading.data = { ...heading.data, hProperties: { id } }
    } else {
      // Emoji alone leave nothing for an id.
      const text = slug(toString(heading)) === '' ? 'section' : toString(heading)
      heading.data = { ...heading.data, hProperties: { id: slugger.slug(text) } }
    }
    if (heading.depth === 1) {
      reportProblem(context, heading, {
        message: 'a heading of level 1 in the body',
        fix: 'start with ##; the title in the front matter is the page’s h1',
      })
    }
  })
}
