import type {
  SidebarCategoryRow,
  SidebarHtmlRow,
  SidebarLinkRow,
  SidebarRow,
  SidebarTree,
} from '@/lib/records/section'

/** Fields of a row that pages and cards are made from. They aren't sent to the browser. */
type OwnFields = {
  /** Id of the document that the row leads to. */
  docId?: string | undefined
  description?: string | undefined
  /** Data for a site's custom components. */
  customProps?: Record<string, unknown> | undefined
}

export type SidebarLink = SidebarLinkRow & OwnFields

export type SidebarCategory = Omit<SidebarCategoryRow, 'rows'> & OwnFields & { rows: SidebarItem[] }

/** A row of a sidebar, before it is sent to the browser. */
export type SidebarItem = SidebarLink | SidebarCategory | (SidebarHtmlRow & OwnFields)

/** A sidebar of a version or a blog. */
export type Sidebar = { id: string; rows: SidebarItem[] }

function toRow(item: SidebarItem): SidebarRow {
  const { docId: _docId, description: _description, customProps: _customProps, ...row } = item
  return row.type === 'category' ? { ...row, rows: row.rows.map(toRow) } : row
}

/** Returns a sidebar as it is sent to the browser: only what its rows show. */
export function toSidebarTree({ id, rows }: Sidebar): SidebarTree {
  return { id, rows: rows.map(toRow) }
}
