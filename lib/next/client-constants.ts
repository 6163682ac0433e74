/**
 * What this site's browser code assumes about Next's. This is the only module of this room that browser code may
 * import. The build checks these assumptions in `client-runtime.ts`.
 */

/**
 * Key in the state of every history entry that Next creates. Next ignores calls to `pushState` and `replaceState` whose
 * state has this key, and reloads the document if a reader goes back to an entry without it.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/client/components/app-router.tsx
 */
export const HISTORY_MARK = '__NA'

/**
 * Parameter that Next adds to the request for a page's data. Its value depends on the page the reader comes from.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/client/components/app-router-headers.ts
 */
export const DATA_QUERY = '_rsc'

/**
 * File with the data of a page, in the same folder as the page. In an export with trailing slashes, Next requests this
 * file to navigate to a page without prefetched segments. This export has no such file: `servePages` takes the data
 * from the page itself.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/client/components/router-reducer/fetch-server-response.ts
 */
export const DATA_FILE = 'index.txt'

/**
 * Content type of a page's data.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/client/components/app-router-headers.ts
 */
export const DATA_TYPE = 'text/x-component'

/** ID of the element that contains the payload of a page. */
export const PAYLOAD_ID = 'payload'

/** Replaces double quotes in a payload, which JSON escapes and payloads are full of. This character is rare in them. */
export const QUOTE = '~'

/** Swaps double quotes and the character that replaces them. Doing it twice changes nothing. */
export function exchangeQuotes(text: string): string {
  return text.replace(new RegExp(`["${QUOTE}]`, 'g'), (found) => (found === '"' ? QUOTE : '"'))
}

/**
 * Path where the dev server maps the frames of a stack trace to the source code.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/server/dev/middleware-turbopack.ts
 */
export const STACK_FRAMES_PATH = '/__nextjs_original-stack-frames'
