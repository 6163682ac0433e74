import { z } from 'zod'
import { isExternalUrl, splitHref } from '@/lib/core/url'
import type { ModelProblem } from '@/lib/core/model-problem'
import { findSuggestion } from '@/lib/core/problem'
import type { Redirect } from '@/lib/records/site-index'
import { loadModule } from '@/lib/source/load-module'

const rowsSchema = z.array(
  z.strictObject({
    /** Site paths, with a leading and a trailing slash, that no page has. */
    from: z.union([z.string(), z.array(z.string()).min(1, 'must have a path')]),
    /** Site path of a page, which may have a query or a hash, or an absolute URL. */
    to: z.string(),
  }),
)

/** A row of `content/redirects.ts`. */
export type RedirectRow = z.infer<typeof rowsSchema>[number]

export type RedirectList = {
  redirects: Redirect[]
  /** Problems of the rows. Redirects from rules are always valid. */
  problems: ModelProblem[]
}

export const REDIRECTS_PATH = 'content/redirects.ts'

/** The rows of `content/redirects.ts`, or its problems. */
export type RedirectRows = { rows: RedirectRow[]; problems: ModelProblem[] }

/** Reads the rows, and reads them again if the file has changed. */
export async function loadRedirectRows(file = REDIRECTS_PATH): Promise<RedirectRows> {
  const { data: rows = [], problems } = await loadModule(file, rowsSchema)
  return { rows, problems }
}

/**
 * Creates redirects from the URLs that pages of the version at the root had while it was called "next".
 * @param root route of the docs, with a leading and a trailing slash
 * @example toNextRedirects(['/docs/cli/'], '/docs/') // [{ from: '/docs/next/cli/', to: '/docs/cli/' }]
 */
export function toNextRedirects(pages: string[], root: string): Redirect[] {
  return pages.map((to) => ({ from: `${root}next/${to.slice(root.length)}`, to }))
}

/**
 * Creates redirects from short URLs of the pages about packages: without the scope, and for plugins without the
 * `plugin-` prefix.
 * @param scope npm scope with its at sign
 * @example '/docs/api/plugins/content-docs/' for '/docs/api/plugins/@docusaurus/plugin-content-docs/'
 */
export function toPackageRedirects(pages: string[], scope: string): Redirect[] {
  return pages.flatMap((to) => {
    const [folder, name, ...more] = to.split(`/${scope}/`)
    if (folder === undefined || name === undefined || more.length > 0) return []
    if (folder.endsWith('/api/themes')) return [{ from: `${folder}/${name}`, to }]
    if (!folder.endsWith('/api/plugins')) return []
    return [{ from: `${folder}/${name.replace(/^plugin-/, '')}`, to }]
  })
}

/** Lists the URLs that a redirect passes through, until it ends or repeats one. */
function follow(start: string, targets: ReadonlyMap<string, string>): string[] {
  const trail = [start]
  for (;;) {
    const next = targets.get(splitHref(trail.at(-1) ?? '').path)
    if (next === undefined) return trail
    trail.push(next)
    if (trail.indexOf(next) < trail.length - 1) return trail
  }
}

/**
 * Combines rows and rules into one list. A row takes precedence over a rule, and a page over both.
 * @param routes every page of the site, without the base URL
 */
export function createRedirects(
  rows: RedirectRow[],
  rules: Redirect[],
  routes: readonly string[],
): RedirectList {
  const pages = new Set(routes)
  const problems: ModelProblem[] = []
  const targets = new Map<string, string>()
  const report = (place: string, message: string, fix: string, suggestion?: string) =>
    problems.push({ path: REDIRECTS_PATH, searchText: `'${place}'`, message, fix, suggestion })

  const listed = rows.flatMap((row) => [row.from].flat().map((from) => ({ from, to: row.to, row })))
  for (const { from, to } of listed) {
    if (!/^\/(?:(?!\.\.?\/)[^?#/]+\/)*$/.test(from)) {
      report(
        from,
        `the source "${from}" is not a path with a slash at both ends`,
        'write it like "/docs/old-name/"',
      )
    } else if (targets.has(from)) {
      report(from, `"${from}" is redirected twice`, 'remove one of the rows')
    } else {
      targets.set(from, to)
    }
    if (pages.has(from)) {
      report(
        from,
        `the redirect from "${from}" hides the page with this URL`,
        'remove it, or give the page another URL',
      )
    }
  }

  const inLoops = new Set<string>()
  const reported = new Set<RedirectRow>()
  for (const { from, to, row } of listed) {
    const { path } = splitHref(to)
    if (isExternalUrl(to) && !/^https?:\/\/./i.test(to)) {
      report(to, `the target "${to}" is not the URL of a page`, 'start it with https:// or a slash')
    }
    if (isExternalUrl(to) || pages.has(path) || inLoops.has(from) || reported.has(row)) continue
    // A row has one target, regardless of its number of sources.
    reported.add(row)
    const trail = follow(from, targets)
    const last = trail.at(-1) ?? ''
    if (trail.indexOf(last) < trail.length - 1) {
      for (const url of trail) inLoops.add(splitHref(url).path)
      report(from, `the redirects form a loop: ${trail.join(' → ')}`, 'redirect to a page')
    } else if (targets.has(path)) {
      report(to, `the target "${to}" is itself redirected`, `write "${last}"`)
    } else {
      report(
        to,
        `the redirect from "${from}" points to "${to}", which does not exist`,
        'write the URL of a page',
        findSuggestion(path, pages),
      )
    }
  }

  for (const { from, to } of rules)
    if (!pages.has(from) && !targets.has(from)) targets.set(from, to)
  return { redirects: [...targets].map(([from, to]) => ({ from, to })), problems }
}
