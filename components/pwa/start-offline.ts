/**
 * Registers the service worker after the page has loaded, so that it doesn't compete with the page. The development
 * server has no worker because it would respond with stored files.
 */
export function startOffline(): void {
  if (process.env.NODE_ENV !== 'production') return
  // If the connection is lost by now, the next page tries again.
  const start = () =>
    void import('./register').then(({ register }) => register()).catch(() => undefined)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
