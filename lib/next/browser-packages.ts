/**
 * Assumption: these modules and packages of Next are what a browser gets of it besides `next` itself. React's client for
 * server payloads exists only as a part of Next.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/client/app-next-turbopack.ts
 */

/** The module that the app starts with in a browser, from the root of the repository. */
export const BROWSER_ENTRY = 'node_modules/next/dist/client/app-next-turbopack.js'

/** Folders of packages that Next contains and a browser gets, with the specifiers by which Next imports them. */
export const containedPackages: Record<string, string> = {
  'react-server-dom-webpack': 'node_modules/next/dist/compiled/react-server-dom-turbopack',
}

/** What Next's compiler makes of these is never followed: a hook of the app's own, and the dev server. */
export const replacedModules = [
  'private-next-instrumentation-client',
  '@vercel/turbopack-ecmascript-runtime',
]

/** Constants with which Next leaves out what only the dev server needs. */
export const productionConstants = {
  'process.env.NODE_ENV': '"production"',
  'process.env.__NEXT_DEV_SERVER': '""',
  'process.env.__NEXT_CACHE_COMPONENTS': 'false',
  'process.env.TURBOPACK': '"1"',
}
