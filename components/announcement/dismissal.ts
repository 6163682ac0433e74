/** Storage key of the announcement that a reader has seen. */
export const ID_KEY = 'docusaurus.announcement.id'

/** Storage key of whether they closed it, `true` or `false`. */
export const DISMISS_KEY = 'docusaurus.announcement.dismiss'

/**
 * Marks the root element with `data-announcement-closed` if the reader has closed this announcement. One they have not
 * seen is open again, and takes the place of the one before.
 *
 * Self-contained but for its parameters, because its text is a script of every page (`before-paint.client.tsx`).
 */
export function restoreDismissal(
  root: HTMLElement,
  id: string,
  idKey: string,
  dismissKey: string,
): void {
  try {
    if (localStorage.getItem(idKey) !== id) {
      localStorage.setItem(idKey, id)
      localStorage.setItem(dismissKey, 'false')
    }
    root.toggleAttribute('data-announcement-closed', localStorage.getItem(dismissKey) === 'true')
  } catch {
    // Storage that is blocked is storage without values.
  }
}
