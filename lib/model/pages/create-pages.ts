import type { InstanceOptions } from '../shared/instance-options'
import { toTocLevels } from '../shared/instance-options'
import type { PagesConfig, Served } from '@/lib/config/types'
import { invariant } from '@/lib/core/invariant'
import { ensureTrailingSlash, joinPath } from '@/lib/core/url'
import type { PageFile } from '@/lib/source/document-files'
import type { ModelProblem } from '@/lib/problems/model-problem'

export type { PageFile }

/** A standalone page. */
export type PageData = {
  /** Path of the page on the site, with a leading and a trailing slash. */
  href: string
  path: string
  title: string
  description: string | undefined
  keywords: string[]
  unlisted: boolean
  draft: boolean
  lastUpdate: PageFile['frontMatter']['last_update']
  noIndex: boolean
  hideTitle: boolean
  /** Class around the page's text. */
  className: string | undefined
  /** Heading levels of the table of contents. */
  toc: { min: number; max: number; hidden: boolean }
}

/** All pages of a folder. */
export type Pages = {
  config: Served<PagesConfig>
  pages: PageData[]
  /** Segments of every page's path below the route. */
  slugs: string[][]
  problems: ModelProblem[]
  /** Returns the page at the segments below the route; throws if there is none. */
  get: (slug: string[]) => PageData
  /** Returns the URL of a content file's page, or undefined if the file isn't in this folder. */
  findFileHref: (path: string) => string | undefined
}

/** @example toPageSlug('guide/index.mdx', undefined) // '/guide/' */
function toPageSlug(relativePath: string, slug: string | undefined): string {
  const path = slug ?? `/${relativePath.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '')}`
  return ensureTrailingSlash(joinPath('/', path))
}

/** Creates the standalone pages of a folder. Pure; content problems are collected in `problems`. */
export function createPages(
  config: Served<PagesConfig>,
  files: PageFile[],
  options: InstanceOptions,
): Pages {
  const folder = `content/${config.contentPath}/`
  const problems: ModelProblem[] = []
  const byHref = new Map<string, PageData>()
  for (const { path, frontMatter } of files) {
    if (frontMatter.draft && !options.includeDrafts) continue
    const slug = toPageSlug(path.slice(folder.length), frontMatter.slug)
    const href = joinPath(config.routeBasePath, slug)
    const same = byHref.get(href)
    if (same) {
      problems.push({
        path,
        searchText: 'slug:',
        message: `the URL ${href} is already used by ${same.path}`,
        fix: 'give one of them another `slug`',
      })
      continue
    }
    byHref.set(href, {
      href,
      path,
      title: frontMatter.title,
      description: frontMatter.description,
      keywords: frontMatter.keywords ?? [],
      unlisted: frontMatter.unlisted ?? false,
      draft: frontMatter.draft ?? false,
      lastUpdate: frontMatter.last_update,
      noIndex: config.noIndex,
      hideTitle: frontMatter.hide_title ?? false,
      className: frontMatter.wrapperClassName,
      toc: toTocLevels(frontMatter, options),
    })
  }
  const pages = [...byHref.values()]
  const root = ensureTrailingSlash(config.routeBasePath)
  const hrefByFile = new Map(pages.map(({ path, href }) => [path, href]))
  return {
    config,
    pages,
    slugs: pages.map(({ href }) => href.slice(root.length).split('/').filter(Boolean)),
    problems,
    get: (slug) => {
      const page = byHref.get(ensureTrailingSlash(joinPath(root, slug.join('/'))))
      invariant(page, () => `no page "${slug.join('/')}" below ${config.routeBasePath}`)
      return page
    },
    findFileHref: (path) => hrefByFile.get(path),
  }
}
