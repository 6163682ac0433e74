/**
 * Assumption: browsers load these modules and packages of Next besides `next` itself. React's client for server
 * payloads exists only as part of Next.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/client/app-next-turbopack.ts
 */

/** Entry module of the app in browsers, relative to the root of the repository. */
export const BROWSER_ENTRY = 'node_modules/next/dist/client/app-next-turbopack.js'

/** Folders of packages that Next contains and browsers load, by the specifiers with which Next imports them. */
export const containedPackages: Record<string, string> = {
  'react-server-dom-webpack': 'node_modules/next/dist/compiled/react-server-dom-turbopack',
}

/** Modules that Next's compiler replaces: a hook that an app can define, and the dev server. */
export const replacedModules = [
  'private-next-instrumentation-client',
  '@vercel/turbopack-ecmascript-runtime',
]

/** Constants that remove code from Next that only the dev server needs. */
export const productionConstants = {
  'process.env.NODE_ENV': '"production"',
  'process.env.__NEXT_DEV_SERVER': '""',
  'process.env.__NEXT_CACHE_COMPONENTS': 'false',
  'process.env.TURBOPACK': '"1"',
}
