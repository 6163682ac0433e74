/** A longer snapshot is not kept: reading it would delay the page more than opening the categories again. */
const MAX_LENGTH = 100_000

/** What is kept of a sidebar in which the reader opened or closed categories, for their next page of this visit. */
export type SidebarRecord = {
  /** Categories the reader opened or closed, by path of labels. */
  opened: [string, boolean][]
  /** The sidebar as they left it. */
  html?: string
}

/** Storage key of a sidebar's record within a visit. */
export function toStateKey(treeHref: string): string {
  return `sidebar-state ${treeHref}`
}

/** The record as it is stored, or null if there is nothing to keep. */
export function toRecord(sidebar: Element, opened: Map<string, boolean>): string | null {
  if (opened.size === 0) return null
  const html = sidebar.outerHTML
  const record: SidebarRecord = {
    opened: [...opened],
    ...(html.length <= MAX_LENGTH && { html }),
  }
  return JSON.stringify(record)
}

/** The categories of a stored record; none if it is not one. */
export function readOpened(stored: string | null): [string, boolean][] {
  try {
    const { opened } = JSON.parse(stored ?? '{}') as Partial<SidebarRecord>
    return Array.isArray(opened) ? opened : []
  } catch {
    return []
  }
}

/**
 * Shows the sidebar as the reader left it in this visit until React has the categories that the page itself does not
 * hold, and returns what is shown. Storage of a visit belongs to this tab and origin, and the page's policy lets no
 * script in it run.
 */
export function showSnapshot(
  sidebar: HTMLElement,
  readStorage: (key: string) => string | null,
): HTMLElement {
  const place = sidebar.previousElementSibling
  const stored = readStorage(toStateKey(sidebar.dataset['tree'] ?? ''))
  if (!place || stored === null) return sidebar
  try {
    place.innerHTML = (JSON.parse(stored) as SidebarRecord).html ?? ''
  } catch {
    return sidebar
  }
  const snapshot = place.firstElementChild as HTMLElement | null
  if (!snapshot) return sidebar
  const current = '[aria-current=page]'
  const marked = snapshot.querySelector<HTMLAnchorElement>(current)
  if (marked?.pathname === location.pathname) return snapshot
  // Left from another page, or with the branch of this page closed: the page itself has that branch open.
  for (const link of snapshot.querySelectorAll('a')) {
    link.ariaCurrent = null
    delete link.dataset['active']
  }
  const branches = [...(sidebar.firstElementChild?.children ?? [])]
  const index = branches.findIndex((branch) => branch.querySelector(current))
  const branch = branches[index]?.cloneNode(true)
  if (branch) snapshot.firstElementChild?.children[index]?.replaceWith(branch)
  return snapshot
}
