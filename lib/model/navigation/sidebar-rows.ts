import type { SidebarRow, SidebarTree } from '@/lib/records/section'
import type { Sidebar, SidebarItem } from '../shared/sidebar'

function toRow(item: SidebarItem): SidebarRow {
  if (item.type === 'html') {
    const { customProps: _customProps, ...html } = item
    return html
  }
  const { label, className, unlisted } = item
  const shared = {
    label,
    ...(className !== undefined && { className }),
    ...(unlisted && { unlisted }),
  }
  if (item.type === 'link') {
    return { ...shared, type: 'link', href: item.href, ...(item.plain && { plain: true }) }
  }
  return {
    ...shared,
    type: 'category',
    ...(item.href !== undefined && { href: item.href }),
    ...(item.collapsible ? !item.collapsed && { open: true } : { fixed: true }),
    rows: item.items.map(toRow),
  }
}

/** Returns a sidebar as it is sent to the browser: with all its rows, and only what they show. */
export function toSidebarTree({ id, items }: Sidebar): SidebarTree {
  return { id, rows: items.map(toRow) }
}
