/**
 * Calls back once the content of the document is there, or the whole document, and before it is painted: the browser
 * tells observers of what it has parsed as soon as it stops parsing. A script behind the content would do the same for
 * the price of another hash in the policy of every page.
 */
export function onContent(document: Document, callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (document.readyState === 'loading' && !document.querySelector('.footer')) return
    observer.disconnect()
    callback()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Calls back once every stylesheet of the document has been loaded: before that, nothing in it can be scrolled. */
export function onStyles(document: Document, callback: () => void): void {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  const pending = [...sheets].find(({ sheet }) => !sheet)
  if (!pending) callback()
  else pending.addEventListener('load', () => onStyles(document, callback), { once: true })
}
