import type { VisibleItem } from '@/lib/records/navigation'
import { readVisit } from '../ui/storage'
import { readOpened, toStateKey } from './sidebar-snapshot'

/** What is remembered of a sidebar while the reader moves between its pages. */
export type SidebarState = {
  /** The whole tree, once it has been asked for. */
  tree: VisibleItem[] | undefined
  /** Categories the reader opened or closed, by path of labels such as `/Guides/Docs`. */
  opened: Map<string, boolean>
}

const takenOver = new Set<string>()
const states = new Map<string, SidebarState>()
const requests = new Map<string, Promise<VisibleItem[]>>()

/**
 * Puts the items of closed categories where a page has none. The page's own items stay: one that is unlisted is in no
 * tree.
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
 * Takes over what the reader opened and closed before this page was loaded. True while the tree is needed to show it.
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

/** Fetches the whole tree once; a failed request may be tried again. */
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
