import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import groupBy from 'lodash-es/groupBy.js'
import upperFirst from 'lodash-es/upperFirst.js'
import { toSiteUrl, toSitePath, withBaseUrl } from '@/lib/config/base-url'
import { blogInstances, mainDocs } from '@/lib/config/instances'
import { searchScopes } from '@/lib/config/search-scopes'
import { siteConfig } from '@/lib/config/site'
import type { SitePath } from '@/lib/core/url'
import { findDeepest } from '@/lib/core/url'
import { toBodyHtml } from '@/lib/markdown/body/body-html'
import { loadPage } from '@/lib/records/read-records'
import type { PageSummary } from '@/lib/records/site-index'
import type { SitePage } from '@/lib/records/site-page'
import { hasTwin, toTwinListPath, toTwinPath } from '@/lib/records/twin'
import { toKey } from '@/lib/source/cache/store'
import type { SiteFile } from '../core/site-file'
import { toMarkdown } from './twin-markdown'

/** A section of the site that has its own list: a docs version or a blog. */
type Part = { title: string; path: SitePath }

const parts: Part[] = [
  ...searchScopes.flatMap(({ id, versions }) =>
    versions.map(({ label, path }) => ({
      title: id === mainDocs.id ? `Documentation, ${label}` : upperFirst(id),
      path,
    })),
  ),
  ...blogInstances.map(({ title, routeBasePath }) => ({
    title,
    path: `${routeBasePath}/` as const,
  })),
]

/** What tools that read pages for agents take of one: https://www.npmjs.com/package/afdocs */
const MAX_LENGTH = 50_000

/** Cuts a text that is too long before a heading, and says where the rest is. */
function shorten(text: string, url: string): string {
  if (text.length <= MAX_LENGTH) return text
  const end = text.lastIndexOf('\n## ', MAX_LENGTH - 500)
  return `${text.slice(0, end)}\n\nThis page is longer. The rest of it is at <${url}>.\n`
}

/** Returns the content of a page as HTML. */
function toContent(page: SitePage): string {
  if ('body' in page) return toBodyHtml(page.body.code, page.body)
  if ('html' in page) return page.html
  const cards = 'cards' in page ? page.cards : []
  return toHtml(
    cards.flatMap(({ label, href, description }) => [
      h('h2', h('a', { href }, label)),
      h('p', description),
    ]),
  )
}

/** Creates a page as Markdown, below its title and where it belongs. */
function createTwin(path: SitePath, twins: ReadonlySet<string>, origin: string): string {
  const toUrl = (sitePath: SitePath) => toSiteUrl(withBaseUrl(sitePath), origin)
  const page = loadPage(path)
  const { title, description, href } = page
  const url = toSiteUrl(href, origin)
  const toTwin = (target: string) => {
    if (!target.startsWith(toUrl('/'))) return target
    const { pathname, hash } = new URL(target)
    const sitePath = toSitePath(decodeURI(pathname))
    return twins.has(sitePath) ? toUrl(toTwinPath(sitePath)) + hash : target
  }
  const facts = [
    ...('version' in page ? [`Version: ${page.version.label}`] : []),
    ...('post' in page ? [`Date: ${page.post.date}`] : []),
    `URL: <${url}>`,
    `All pages: <${toUrl('/llms.txt')}>`,
  ]
  const text = [
    `# ${title}`,
    ...(description ? [`> ${description}`] : []),
    facts.map((fact) => `- ${fact}`).join('\n'),
    // Otherwise, a list at the start of the text would continue this one.
    '---',
    toMarkdown(toContent(page), url, toTwin),
  ].join('\n\n')
  return shorten(text, url)
}

type ListRow = [title: string, url: string, description?: string | undefined]

/** Creates a list of pages with their descriptions, for the format of https://llmstxt.org. */
function createList(title: string, intro: string, rows: ListRow[]): string {
  const list = rows.map(([name, url, text]) => `- [${name}](${url})${text ? `: ${text}` : ''}`)
  return `# ${title}\n\n> ${intro}\n\n## Pages\n\n${list.join('\n')}\n`
}

/**
 * Lists the pages as Markdown, and the lists that lead to them: one of each part, which that of the site links to.
 * @param origin of the deployed site
 */
export function listTwinFiles(all: PageSummary[], origin: string): SiteFile[] {
  const pages = all.filter(hasTwin)
  const twins = new Set<string>(pages.map(({ path }) => path))
  const twinsKey = toKey([...twins])
  const pagesBelow = groupBy(pages, ({ path }) => findDeepest(parts, path)?.path ?? '/')
  const shown = parts.filter(({ path }) => path in pagesBelow)
  const toUrl = (path: SitePath) => toSiteUrl(withBaseUrl(path), origin)
  const listPages = (root: SitePath) =>
    (pagesBelow[root] ?? []).map(({ path, title }): ListRow => [
      title,
      toUrl(toTwinPath(path)),
      loadPage(path).description,
    ])
  const lists = [
    ...shown.map((part) => ({
      path: toTwinListPath(part.path),
      create: () => {
        const intro = `The pages of ${siteConfig.title} below ${toUrl(part.path)}.`
        return createList(part.title, intro, listPages(part.path))
      },
    })),
    {
      path: toTwinListPath('/'),
      create: () =>
        createList(siteConfig.title, siteConfig.tagline, [
          ...shown.map(({ title, path }): ListRow => [title, toUrl(toTwinListPath(path))]),
          ...listPages('/'),
        ]),
    },
  ]
  return [
    ...lists,
    ...pages.map(({ path, hash }) => ({
      path: toTwinPath(path),
      inputs: [hash, twinsKey],
      create: () => createTwin(path, twins, origin),
    })),
  ]
}
