import path from 'node:path'
import type { Data, Definition, Link, Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { isExternalUrl, splitHref } from '@/lib/url'
import type { CompileContext } from './context'
import { reportFault } from './context'
import { FILE_SCHEME } from './file-scheme'

/** A link out of the site; other schemes, such as `mailto:`, open no page. */
function leavesSite(url: string): boolean {
  return /^https?:|^\/\//.test(url)
}

function inNewTab(data: Data | undefined): Data {
  const hProperties = {
    ...data?.hProperties,
    target: '_blank',
    rel: ['noopener', 'noreferrer'],
  }
  return { ...data, hProperties }
}

/**
 * `[text](./other.mdx#id)` -> `href="file:content/…/other.mdx#id"`, resolved when the page is rendered, so that a
 * compiled document does not depend on the others. Links out of the site open in a new tab.
 */
export const remarkLinks: Plugin<[CompileContext], Root> = (context) => (tree) => {
  const externalDefinitions = new Set<string>()
  visit(tree, 'definition', ({ identifier, url }) => {
    if (leavesSite(url)) externalDefinitions.add(identifier)
  })
  visit(tree, 'linkReference', (reference) => {
    if (externalDefinitions.has(reference.identifier)) reference.data = inNewTab(reference.data)
  })
  visit(tree, ['link', 'definition'], (node) => {
    const link = node as Link | Definition
    if (isExternalUrl(link.url)) {
      if (leavesSite(link.url)) link.data = inNewTab(link.data)
      return
    }
    try {
      decodeURI(link.url)
    } catch {
      reportFault(context, link, {
        message: `the link "${link.url}" has a % that starts no code`,
        fix: 'write % as %25',
      })
      return
    }
    const { line, column } = link.position?.start ?? { line: 1, column: 1 }
    const { path: target, suffix } = splitHref(link.url)
    const hash = decodeURIComponent(/#(.*)$/.exec(suffix)?.[1] ?? '')
    const base = { written: link.url, hash, path: context.path, line, column }
    if (target === '') {
      context.links.push({ ...base, file: context.page, route: undefined })
    } else if (/\.mdx?$/.test(target)) {
      const file = path.posix.join(path.posix.dirname(context.path), decodeURI(target))
      context.links.push({ ...base, file, route: undefined })
      link.url = `${FILE_SCHEME}${encodeURI(file)}${suffix}`
    } else {
      const route = target.startsWith('/') ? target : undefined
      context.links.push({ ...base, file: undefined, route })
    }
  })
}
