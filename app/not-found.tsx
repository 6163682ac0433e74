/**
 * Shown by the dev server when the file of a page was removed. An export never shows it: unknown URLs get
 * `global-not-found.tsx`. Without this file, Next adds its own page, including inline styles, to the payload of every
 * page.
 */
export default function NotFound() {
  if (process.env.NODE_ENV !== 'development') return null
  return (
    <main className="message-page">
      <h1>Page not found</h1>
      <p>The file of this page was removed.</p>
    </main>
  )
}
