import { joinPagePath } from '@/lib/core/url'

/** One page of a paginated list. */
export type ListPage<Item> = {
  items: Item[]
  href: string
  /** Number of the page, from 1. */
  number: number
  newerHref: string | undefined
  olderHref: string | undefined
}

/**
 * Splits a list into pages. The first has the list's URL, the others are below it at `page/2/` and so on. An empty list
 * has one page.
 * @param href URL of the list
 */
export function paginate<Item>(items: Item[], size: number, href: string): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / size))
  const toHref = (number: number) => (number === 1 ? href : joinPagePath(href, `page/${number}`))
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    return {
      items: items.slice(index * size, number * size),
      href: toHref(number),
      number,
      newerHref: number > 1 ? toHref(number - 1) : undefined,
      olderHref: number < count ? toHref(number + 1) : undefined,
    }
  })
}
