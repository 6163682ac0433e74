import { ensureTrailingSlash } from '@/lib/core/url'
import type { SitePath } from '@/lib/core/url'
import type { Docs } from '@/lib/model/docs/types'
import type { SiteContent } from '@/lib/model/site/load-content'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { Problem } from '@/lib/core/problem'
import type { PageBase } from '@/lib/records/site-page'

/** Reports documents of a version whose URL is that of another version, or below it. */
function checkVersionPaths({ versions }: Docs): ModelProblem[] {
  return versions.flatMap(({ href, docs }) => {
    const others = versions.filter((each) => each.href !== href && each.href.startsWith(href))
    return [...docs.values()].flatMap((doc): ModelProblem[] => {
      const url = ensureTrailingSlash(doc.href)
      const other = others.find((each) => url.startsWith(ensureTrailingSlash(each.href)))
      if (!other) return []
      return [
        {
          ...{ path: doc.path, searchText: 'slug:' },
          message: `the URL ${doc.href} belongs to the version "${other.config.name}"`,
          fix: 'give the document another `slug`, or move it to that version',
        },
      ]
    })
  })
}

/**
 * Reports documents whose URL is that of a page which the site makes itself, such as a list of tags, and documents
 * under the URL of another version.
 */
export function checkUrls(
  { docs, blogs, pages }: Pick<SiteContent, 'docs' | 'blogs' | 'pages'>,
  all: readonly { page: Pick<PageBase, 'href' | 'source' | 'title'> }[],
): ModelProblem[] {
  const inside = docs.flatMap(checkVersionPaths)
  const known = new Set(inside.map(({ path }) => path))
  const documents = [
    ...docs.flatMap(({ versions }) => versions.flatMap((each) => [...each.docs.values()])),
    ...blogs.flatMap(({ posts }) => posts),
    ...pages.flatMap((each) => each.pages.map(({ href, document }) => ({ ...document, href }))),
  ]
  const byHref = new Map(documents.map(({ href, path }) => [href, path]))
  const taken = all.flatMap(({ page: { href, source, title } }): ModelProblem[] => {
    const path = byHref.get(href)
    if (path === undefined || path === source || known.has(path)) return []
    return [
      {
        ...{ path, searchText: 'slug:' },
        message: `the URL ${href} is that of the page "${title}", which the site makes itself`,
        fix: 'give the document another `slug`',
      },
    ]
  })
  return [...inside, ...taken]
}

/**
 * Reports files of `public/` that hide a page or a file that the site makes.
 * @param files paths inside `public/`
 * @param made paths of the pages, with a slash at the end, and of the files that the site makes
 */
export function checkPublicFiles(files: readonly string[], made: ReadonlySet<SitePath>): Problem[] {
  return files.flatMap((file): Problem[] => {
    const served = `/${file}`.replace(/\/index\.html$/, '/')
    const hidden = [served, `${served}/`, served.replace(/\.html$/, '/')].find((each) =>
      made.has(each),
    )
    if (hidden === undefined) return []
    const message = `the file hides ${hidden}, which the site makes itself`
    return [{ path: `public/${file}`, line: 1, column: 1, message, fix: 'rename or remove it' }]
  })
}
