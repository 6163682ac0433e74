import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { skipStaticPaths } from './lib/next/skip-static-paths.mjs'

/** Packages used only for compiling. They're loaded from node_modules instead of being bundled for the server. */
const compilers = [
  'next-mdx-remote',
  '@mdx-js/mdx',
  'shiki',
  'katex',
  'esbuild',
  'image-size',
  'sharp',
  'yaml',
]

const UNUSED_EXPORT = '.next-export'

/**
 * Paths of files that aren't pages. The export writes them without Next; in development, they come from the process that
 * creates the records (`lib/build/content-server.ts`).
 */
export const siteFiles = [
  '/:folder(assets|icons|inline-scripts|live-frame|math|mermaid-frame|routes|search-index|styles)/:file*',
  // The search page is in the same folder.
  '/:folder(search)/:file(files.json|worker.js)',
  '/:file(apple-touch-icon.png|manifest.json|opensearch.xml|robots.txt|sitemap.xml|third-party-notices.txt)',
  '/:blog*/:file(atom.xml|feed.json|rss.xml)',
]

/** Parts of Next that an export of this site never uses. Requests of several modules can lead to the same one. */
export const replacedModules = {
  './collect-segment-data': './lib/next/no-segments.mjs',
  './scheduler': { browser: './lib/next/no-prefetching.mjs' },
  './segment-cache/scheduler': { browser: './lib/next/no-prefetching.mjs' },
  './links': { browser: './lib/next/no-prefetching.mjs' },
  '../links': { browser: './lib/next/no-prefetching.mjs' },
  './optimistic-routes': { browser: './lib/next/no-route-prediction.mjs' },
  './segment-cache/optimistic-routes': { browser: './lib/next/no-route-prediction.mjs' },
  '../segment-cache/optimistic-routes': { browser: './lib/next/no-route-prediction.mjs' },
  './reducers/server-action-reducer': { browser: './lib/next/no-server-actions.mjs' },
  '../../shared/lib/instant-messages': { browser: './lib/next/no-warnings.mjs' },
  '../../../lib/constants': { browser: './lib/next/router-constants.mjs' },
}

/** Sends requests for files that aren't pages to the process that creates the records. */
function rewriteSiteFiles() {
  const port = process.env.CONTENT_PORT
  if (!port)
    throw new Error('Run "npm run dev", which also starts the process that reads the content.')
  const toDestination = (source) =>
    `http://127.0.0.1:${port}/files${source.replaceAll(/\([^)]*\)/g, '')}`
  return {
    beforeFiles: siteFiles.map((source) => ({ source, destination: toDestination(source) })),
  }
}

/** Returns the hosted search service as JSON for the browser, or an empty string if it isn't configured. */
function searchService({ ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME }) {
  if (!ALGOLIA_APP_ID || !ALGOLIA_API_KEY || !ALGOLIA_INDEX_NAME) return ''
  return JSON.stringify({
    appId: ALGOLIA_APP_ID,
    apiKey: ALGOLIA_API_KEY,
    indexName: ALGOLIA_INDEX_NAME,
  })
}

/** @returns {import('next').NextConfig} */
export default function config(phase) {
  const development = phase === PHASE_DEVELOPMENT_SERVER
  if (development) skipStaticPaths()
  const basePath = process.env.BASE_URL?.replace(/\/+$/, '') || undefined
  return {
    // With `export`, Next warns about rewrites, which only the dev server has.
    output: development ? undefined : 'export',
    // Next writes an unused export of the app without content here. `lib/next/page-renderer.ts` renders changed pages.
    distDir: development ? '.next' : UNUSED_EXPORT,
    pageExtensions: ['tsx', 'ts'],
    basePath,
    // Derived from the compiled code, so the same code produces the same pages. Every page repeats it, so it's
    // shortened to the 12 hexadecimal digits that are enough to tell builds apart.
    generateBuildId: () => process.env.APP_KEY?.slice(0, 12) ?? 'app',
    ...(development && { rewrites: rewriteSiteFiles }),
    trailingSlash: true,
    // Otherwise the router treats /docs/3.1.1/ as a file and drops the trailing slash.
    skipTrailingSlashRedirect: true,
    poweredByHeader: false,
    reactStrictMode: true,
    serverExternalPackages: compilers,
    // Inlined as constants when bundling. Without a feature board, its script isn't even part of the page.
    env: {
      BASE_PATH: basePath ?? '',
      LIVE_FRAME_FILE: process.env.LIVE_FRAME_FILE ?? 'frame.html',
      SEARCH_SERVICE: searchService(process.env),
      SEARCH_REPORT_URL: process.env.REPOSITORY_URL?.replace(/\/+$/, '') ?? '',
      HAS_FEATURE_BOARD: String(Boolean(process.env.FEATURE_BOARD_TOKEN)),
    },
    turbopack: {
      resolveAlias: {
        '../build/polyfills/polyfill-module': './lib/next/no-polyfills.mjs',
        'next/dist/compiled/process': { browser: './lib/next/browser-process.mjs' },
        ...(!development && replacedModules),
      },
    },
    images: { unoptimized: true },
    // A static export renders each page once, so nothing is worth keeping in memory.
    cacheMaxMemorySize: 0,
    // `npm run typecheck` checks types, separately from the build.
    typescript: { ignoreBuildErrors: true },
    // Don't turn off `prefetchInlining`: without it, a link to the current page without a hash does nothing.
    experimental: {
      // Keeps the not-found page out of the payload of every other page.
      globalNotFound: true,
      // Renders one page at a time, so that the order in which async work finishes can't affect a page's bytes.
      staticGenerationMaxConcurrency: 1,
      // A page's own data tells its route. There is no separate request for it that a prediction could save.
      optimisticRouting: false,
      // Saves only the compile step of a warm build, and costs a tenth of a clean one.
      turbopackFileSystemCacheForBuild: false,
      // Reading the source maps of packages takes a tenth of the first compile. Nobody debugs their sources here.
      turbopackInputSourceMaps: false,
    },
  }
}
