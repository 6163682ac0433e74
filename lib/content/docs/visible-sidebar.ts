import type { SidebarItem } from './types'

/** A category whose items are not in the page: they come with the whole tree when the reader opens it. */
export type VisibleCategory = {
  type: 'category'
  label: string
  /** The category's own page. */
  href?: string
  /** Where the label leads without JavaScript if the category has no page: its first page. */
  fallbackHref?: string
  collapsible: boolean
  collapsed: boolean
  className?: string
  /** Undefined where the category starts closed. */
  items?: VisibleItem[]
}

/** A sidebar item as it is sent to the browser. */
export type VisibleItem =
  | { type: 'link'; label: string; href: string; className?: string }
  | VisibleCategory
  | { type: 'html'; value: string; defaultStyle: boolean; className?: string }

function holds(items: SidebarItem[], href: string): boolean {
  return items.some(
    (item) =>
      item.type !== 'html' &&
      (item.href === href || (item.type === 'category' && holds(item.items, href))),
  )
}

function findFirst(items: SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue
    const href = item.href ?? (item.type === 'category' ? findFirst(item.items) : undefined)
    if (href !== undefined) return href
  }
  return undefined
}

/**
 * What a reader sees of a sidebar on a page: closed categories come without their items, so a page does not grow with
 * the sidebar. Unlisted pages are hidden unless the reader is on them.
 * @param activeHref the page, or undefined for the whole tree
 */
export function getVisibleItems(items: SidebarItem[], activeHref: string | undefined): VisibleItem[] {
  return items.flatMap((item): VisibleItem[] => {
    switch (item.type) {
      case 'link': {
        const { type, label, href, className } = item
        if (item.unlisted && href !== activeHref) return []
        return [{ type, label, href, ...(className !== undefined && { className }) }]
      }
      case 'html':
        return [item]
      case 'category': {
        const { type, label, href, collapsible, className } = item
        const active =
          activeHref !== undefined && (href === activeHref || holds(item.items, activeHref))
        const collapsed = item.collapsed && !active
        const fallbackHref = href === undefined ? findFirst(item.items) : undefined
        const whole = activeHref === undefined
        return [
          {
            type,
            label,
            collapsible,
            collapsed: whole ? item.collapsed : collapsed,
            ...(href !== undefined && { href }),
            ...(fallbackHref !== undefined && { fallbackHref }),
            ...(className !== undefined && { className }),
            ...((whole || !collapsed) && { items: getVisibleItems(item.items, activeHref) }),
          },
        ]
      }
    }
  })
}
