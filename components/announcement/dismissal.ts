/** Storage key for the id of the announcement that the reader last saw. */
export const ID_KEY = 'docusaurus.announcement.id'

/** Storage key for whether they closed it: `true` or `false`. */
export const DISMISS_KEY = 'docusaurus.announcement.dismiss'

/**
 * Marks the root element with `data-announcement-closed` if the reader has closed this announcement. A new announcement
 * is open, and its id replaces the stored one.
 */
export function restoreDismissal(root: HTMLElement, id: string): void {
  try {
    if (localStorage.getItem(ID_KEY) !== id) {
      localStorage.setItem(ID_KEY, id)
      localStorage.setItem(DISMISS_KEY, 'false')
    }
    root.toggleAttribute('data-announcement-closed', localStorage.getItem(DISMISS_KEY) === 'true')
  } catch {
    // Blocked storage counts as empty.
  }
}
