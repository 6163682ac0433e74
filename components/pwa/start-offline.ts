/**
 * Registers the service worker once the page has been loaded, so that it takes nothing from it. The development server
 * has none: it would answer with what it stored.
 * @param baseUrl path of the site with both slashes
 */
export function startOffline(baseUrl: string): void {
  if (process.env.NODE_ENV !== 'production') return
  const start = () => {
    // If the connection is lost by now, the next page offers this.
    void import('./register').then(({ register }) => register(baseUrl)).catch(() => undefined)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
