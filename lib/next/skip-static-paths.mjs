import { createRequire } from 'node:module'

/**
 * Makes Next's dev server render whatever path is requested, as its production server does. Otherwise, it lists the
 * static paths of a route in a new process, before the first page and again with each request, and a page that is newer
 * than that list isn't found.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/server/dev/next-dev-server.ts
 */
export function skipStaticPaths() {
  const { default: DevServer } = createRequire(import.meta.url)(
    'next/dist/server/dev/next-dev-server',
  )
  // The method of the class it extends has no list.
  delete DevServer.prototype.getStaticPaths
}
