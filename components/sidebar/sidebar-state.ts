import type { VisibleItem } from '@/lib/records/navigation'
import { readVisit } from '../ui/storage'
import { readOpened, toStateKey } from './sidebar-snapshot'

/** The state of a sidebar while the reader moves between its pages. */
export type SidebarState = {
  /** The whole tree, once it has been requested. */
  tree: VisibleItem[] | undefined
  /** Categories that the reader opened or closed, by their path of labels, such as `/Guides/Docs`. */
  opened: Map<string, boolean>
}

const takenOver = new Set<string>()
const states = new Map<string, SidebarState>()
const requests = new Map<string, Promise<VisibleItem[]>>()

/**
 * Adds the items of closed categories that a page doesn't have. The page's own items are kept because an unlisted one
 * is in no tree.
 */
export function fillItems(items: VisibleItem[], tree: VisibleItem[]): VisibleItem[] {
  return items.map((item) => {
    if (item.type !== 'category') return item
    const whole = tree.find(
      (candidate) =>
        candidate.type === 'category' &&
        candidate.label === item.label &&
        candidate.href === item.href,
    )
    const rest = whole?.type === 'category' ? (whole.items ?? []) : []
    return { ...item, items: item.items ? fillItems(item.items, rest) : rest }
  })
}

/** @param treeHref URL of the whole tree, which identifies the sidebar */
export function getSidebarState(treeHref: string): SidebarState {
  let state = states.get(treeHref)
  if (!state) states.set(treeHref, (state = { tree: undefined, opened: new Map() }))
  return state
}

/**
 * Applies what the reader opened and closed before this page was loaded. Returns true as long as the tree is needed to
 * show it.
 */
export function takeOverOpened(treeHref: string): boolean {
  const state = getSidebarState(treeHref)
  if (!takenOver.has(treeHref)) {
    takenOver.add(treeHref)
    for (const [path, open] of readOpened(readVisit(toStateKey(treeHref)))) {
      state.opened.set(path, open)
    }
  }
  return state.opened.size > 0 && !state.tree
}

/** Fetches the whole tree once. A failed request can be repeated. */
export function loadTree(treeHref: string): Promise<VisibleItem[]> {
  let request = requests.get(treeHref)
  if (!request) {
    request = fetch(treeHref)
      .then((response) => {
        if (!response.ok) throw new Error(`${treeHref}: ${response.status}`)
        return response.json() as Promise<VisibleItem[]>
      })
      .then((tree) => (getSidebarState(treeHref).tree = tree))
      .catch((error: unknown) => {
        requests.delete(treeHref)
        throw error
      })
    requests.set(treeHref, request)
  }
  return request
}
