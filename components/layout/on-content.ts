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
