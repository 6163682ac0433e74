/**
 * Calls back once the content of the document, or all of it, has been parsed, and before it is painted: the browser
 * notifies observers as soon as it pauses parsing. A script after the content would do the same, at the cost of another
 * hash in the policy of every page.
 */
export function onContent(document: Document, callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (document.readyState === 'loading' && !document.querySelector('.footer')) return
    observer.disconnect()
    callback()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Calls back once every stylesheet of the document has loaded. Before that, nothing in it can be scrolled. */
export function onStyles(document: Document, callback: () => void): void {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  const pending = [...sheets].find(({ sheet }) => !sheet)
  if (!pending) callback()
  else pending.addEventListener('load', () => onStyles(document, callback), { once: true })
}
