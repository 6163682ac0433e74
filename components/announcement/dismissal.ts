/** Storage key of the announcement that a reader has seen. */
export const ID_KEY = 'docusaurus.announcement.id'

/** Storage key of whether they closed it, `true` or `false`. */
export const DISMISS_KEY = 'docusaurus.announcement.dismiss'

/**
 * Marks the root element with `data-announcement-closed` if the reader has closed this announcement. One they have not
 * seen is open again, and takes the place of the one before.
 */
export function restoreDismissal(root: HTMLElement, id: string): void {
  try {
    if (localStorage.getItem(ID_KEY) !== id) {
      localStorage.setItem(ID_KEY, id)
      localStorage.setItem(DISMISS_KEY, 'false')
    }
    root.toggleAttribute('data-announcement-closed', localStorage.getItem(DISMISS_KEY) === 'true')
  } catch {
    // Storage that is blocked is storage without values.
  }
}
