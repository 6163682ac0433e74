import type { Served } from '@/lib/config/types'
import { invariant } from '@/lib/core/invariant'
import type { Href, SitePath } from '@/lib/core/url'
import type { ModelProblem } from '@/lib/problems/model-problem'

/** What decides which documents get pages. */
export type BuildOptions = {
  /** Whether drafts and scheduled posts get pages; false in production. */
  includeDrafts: boolean
  /** ISO 8601 day. Posts with a later date are scheduled. */
  today: string
}

/** A part of the site whose pages come from a content folder. */
export type Instance<Config extends { routeBasePath: SitePath }, Page> = {
  config: Served<Config>
  pages: Page[]
  problems: ModelProblem[]
}

/** Returns the instance with a configuration. @throws Error if there is none */
export function getInstance<Item extends { config: { id: string } }>(
  instances: readonly Item[],
  { id }: { id: string },
): Item {
  const instance = instances.find(({ config }) => config.id === id)
  invariant(instance, () => `no instance "${id}"`)
  return instance
}

/** Returns the name of an instance from its route. @example toInstanceName('/tests/docs') // 'Docs' */
export function toInstanceName(routeBasePath: string): string {
  const name = routeBasePath.split('/').at(-1) ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

type Located = { href: Href; path: string }

/** Keeps the first document of each URL, and reports the others. */
export function withoutClashes<Item extends Located>(
  items: Item[],
  problems: ModelProblem[],
): Item[] {
  const byHref = new Map<Href, Item>()
  return items.filter((item) => {
    const { href, path } = item
    const same = byHref.get(href)
    if (!same) return byHref.set(href, item)
    problems.push({
      path,
      searchText: 'slug:',
      message: `the URL ${href} is already used by ${same.path}`,
      fix: 'give one of them another `slug`',
    })
    return false
  })
}
