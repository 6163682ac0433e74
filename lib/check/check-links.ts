import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import { toPageUrlPath } from '@/lib/config/page-file'
import { listAllFiles } from '@/lib/core/list-files'
import { findSuggestion } from '@/lib/core/problem'
import { isExternalUrl, splitHref } from '@/lib/core/url'

/** A broken link on an exported page. */
export type BrokenLink = { page: string; href: string; reason: string }

type Page = {
  ids: Set<string>
  hrefs: string[]
  /** Target of the redirect, if the page belongs to a URL that has moved. */
  redirect?: string
}

function readPage(html: string): Page {
  const page: Page = { ids: new Set(), hrefs: [] }
  const parser = new Parser({
    onopentag: (_, { id, rel = '', href = '', src = '', srcset = '', content = '', ...others }) => {
      if (id !== undefined) page.ids.add(id)
      if (others['http-equiv'] === 'refresh') page.redirect = content.replace(/^0; url=/, '')
      const sizes = srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '')
      // A link with `rel="external"` leads to something else on the host.
      if (!/\bexternal\b/.test(rel)) page.hrefs.push(href, src, ...sizes)
    },
  })
  parser.end(html)
  return page
}

/** Returns the path below the export folder that a link on a page leads to. */
function toRoute(target: string, page: string, baseUrl: string): string {
  if (target === '') return page
  const { pathname } = new URL(target, `http://site${baseUrl.slice(0, -1)}${page}`)
  const decoded = decodeURIComponent(pathname)
  return decoded.startsWith(baseUrl) ? decoded.slice(baseUrl.length - 1) : decoded
}

/** Finds the broken internal links and anchors of an export, each with a suggestion. */
export function findBrokenLinks(folder: string, baseUrl: string): BrokenLink[] {
  const files = listAllFiles(folder).filter((file) => file.endsWith('.html'))
  const pages = new Map(
    files.map((file) => {
      const route = `/${toPageUrlPath(file)}`
      return [route, readPage(readFileSync(path.join(folder, file), 'utf8'))] as const
    }),
  )
  const broken: BrokenLink[] = []
  for (const [page, { hrefs, redirect }] of pages) {
    if (redirect !== undefined) continue
    for (const href of new Set(hrefs)) {
      if (isExternalUrl(href) || href === '') continue
      const { path: target, suffix } = splitHref(href)
      const route = toRoute(target, page, baseUrl)
      const found = pages.get(route)
      if (!found) {
        if (existsSync(path.join(folder, route)) && !route.endsWith('/')) continue
        const suggestion = findSuggestion(route, pages.keys())
        broken.push({ page, href, reason: `no such page${suggestion ? `; ${suggestion}?` : ''}` })
        continue
      }
      if (found.redirect !== undefined) {
        broken.push({ page, href, reason: `has moved; ${found.redirect}?` })
        continue
      }
      const hash = suffix.includes('#') ? decodeURIComponent(suffix.split('#')[1] ?? '') : ''
      if (hash !== '' && !found.ids.has(hash)) {
        const suggestion = findSuggestion(hash, found.ids)
        broken.push({ page, href, reason: `no such id${suggestion ? `; #${suggestion}?` : ''}` })
      }
    }
  }
  return broken
}
