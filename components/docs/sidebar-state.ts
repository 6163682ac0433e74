import type { VisibleItem } from '@/lib/content/docs/visible-sidebar'

/** What is remembered of a sidebar while the reader moves between its pages. */
export type SidebarState = {
  /** The whole tree, once it has been asked for. */
  tree: VisibleItem[] | undefined
  /** Categories the reader opened or closed, by path of positions such as `2.0`. */
  opened: Map<string, boolean>
  scrollTop: number
}

const states = new Map<string, SidebarState>()
const requests = new Map<string, Promise<VisibleItem[]>>()

/** @param treeHref URL of the whole tree, which identifies the sidebar */
export function getSidebarState(treeHref: string): SidebarState {
  let state = states.get(treeHref)
  if (!state) states.set(treeHref, (state = { tree: undefined, opened: new Map(), scrollTop: 0 }))
  return state
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
