import { invariant } from '@/lib/core/invariant'
import type { ModelProblem } from '@/lib/core/model-problem'

/** What decides which documents get pages. */
export type BuildOptions = {
  /** Whether drafts and scheduled posts get pages; false in production. */
  includeDrafts: boolean
  /** ISO 8601 day. Posts with a later date are scheduled. */
  today: string
}

/** A part of the site whose pages come from a content folder. */
export type Instance<Config, Page> = {
  config: Config
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

/** Keeps the first document of each URL or id, and reports the others. @param items sorted by path */
export function withoutClashes<
  Key extends 'href' | 'id',
  Item extends Record<Key, string> & { path: string },
>(items: Item[], key: Key, problems: ModelProblem[]): Item[] {
  const firstByValue = new Map<string, Item>()
  return items.filter((item) => {
    const value = item[key]
    const first = firstByValue.get(value)
    if (!first) {
      firstByValue.set(value, item)
      return true
    }
    const isHref = key === 'href'
    const [name, subject] = isHref
      ? ['slug', `the URL ${value}`]
      : ['id', `the document id "${value}"`]
    problems.push({
      path: item.path,
      searchText: `${name}:`,
      message: `${subject} is already used by ${first.path}`,
      fix: `give one of them another \`${name}\``,
      ...(isHref && { rule: 'onDuplicateRoutes' as const }),
    })
    return false
  })
}
