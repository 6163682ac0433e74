import path from 'node:path'
import type { Definition, Link, Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { isExternalUrl, splitHref } from '@/lib/url'
import type { CompileContext } from './context'
import { FILE_SCHEME } from './file-scheme'

/**
 * `[text](./other.mdx#id)` -> `href="file:content/…/other.mdx#id"`, resolved when the page is rendered, so that a
 * compiled document does not depend on the others. Links out of the site open in a new tab.
 */
export const remarkLinks: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, ['link', 'definition'], (node) => {
    const link = node as Link | Definition
    const { line, column } = link.position?.start ?? { line: 1, column: 1 }
    if (isExternalUrl(link.url)) {
      if (/^https?:|^\/\//.test(link.url)) {
        link.data = {
          ...link.data,
          hProperties: { target: '_blank', rel: ['noopener', 'noreferrer'] },
        }
      }
      return
    }
    const { path: target, suffix } = splitHref(link.url)
    const hash = suffix.includes('#')
      ? decodeURIComponent(suffix.slice(suffix.indexOf('#') + 1))
      : ''
    const base = { written: link.url, hash, line, column }
    if (target === '') {
      context.links.push({ ...base, file: context.path, route: undefined })
    } else if (/\.mdx?$/.test(target)) {
      const file = path.posix.join(path.posix.dirname(context.path), decodeURI(target))
      context.links.push({ ...base, file, route: undefined })
      link.url = `${FILE_SCHEME}${file}${suffix}`
    } else {
      const route = target.startsWith('/') ? target : undefined
      context.links.push({ ...base, file: undefined, route })
    }
  })
}
