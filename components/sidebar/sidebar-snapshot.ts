/** Longer snapshots aren't kept: reading them would delay the page more than opening the categories again. */
const MAX_LENGTH = 100_000

/** The state of a sidebar in which the reader opened or closed categories, kept for their next page in this visit. */
export type SidebarRecord = {
  /** Categories that the reader opened or closed, by their path of labels. */
  opened: [string, boolean][]
  /** The sidebar as they left it. */
  html?: string
}

/** Returns the session storage key of a sidebar's record. */
export function toStateKey(treeHref: string): string {
  return `sidebar-state ${treeHref}`
}

/** Returns the record to be stored, or null if there is nothing to keep. */
export function toRecord(sidebar: Element, opened: Map<string, boolean>): string | null {
  if (opened.size === 0) return null
  const html = sidebar.outerHTML
  const record: SidebarRecord = {
    opened: [...opened],
    ...(html.length <= MAX_LENGTH && { html }),
  }
  return JSON.stringify(record)
}

/** Returns the categories of a stored record, or none if it is invalid. */
export function readOpened(stored: string | null): [string, boolean][] {
  try {
    const { opened } = JSON.parse(stored ?? '{}') as Partial<SidebarRecord>
    return Array.isArray(opened) ? opened : []
  } catch {
    return []
  }
}

/**
 * Shows the sidebar as the reader left it in this visit until React has the categories that the page itself doesn't
 * contain. Returns the sidebar that is shown. Session storage belongs to this tab and origin, and the page's policy
 * blocks any script in it.
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
  // It was left on another page, or with the branch of this page closed. The page itself has that branch open.
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
