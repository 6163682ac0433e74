import path from 'node:path'
import process from 'node:process'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { startDevContent } from './lib/build/dev-content.mjs'
import { runTool } from './lib/core/run-tool.mjs'
import { EXPORT_FOLDER } from './lib/build/export/export-folder.mjs'

/** Files of the site that aren't pages, which one route creates in development. An export has them at these paths. */
const FILES = [
  '/:file(.*\\.(?:json|md|txt|xml))',
  '/:file(search/worker\\.js)',
  '/:file((?:assets|inline-scripts|live-frame|math|mermaid-frame|routes|search-index)/.*)',
]

/** Returns the hosted search service as JSON for the browser, or an empty string if it isn't configured. */
function searchService({ ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME }) {
  if (!ALGOLIA_APP_ID || !ALGOLIA_API_KEY || !ALGOLIA_INDEX_NAME) return ''
  return JSON.stringify({
    appId: ALGOLIA_APP_ID,
    apiKey: ALGOLIA_API_KEY,
    indexName: ALGOLIA_INDEX_NAME,
  })
}

/** @returns {Promise<import('next').NextConfig>} */
export default async function config(phase) {
  const development = phase === PHASE_DEVELOPMENT_SERVER
  if (development) {
    // The dev server is used on this machine, so its own origin is the origin of the site.
    process.env.SITE_URL ||= `http://localhost:${process.env.PORT}`
    startDevContent()
  }
  // Next loads the configuration again in its workers. There, the content is ready.
  if (phase === PHASE_PRODUCTION_BUILD && !process.env.CONTENT_READY) {
    await runTool('check-content', ['--write'])
    process.env.CONTENT_READY = 'true'
  }
  const basePath = process.env.BASE_URL?.replace(/\/+$/, '') || undefined
  return {
    // The dev server creates pages on demand, whereas an export needs a list of all of them.
    output: development ? undefined : 'export',
    distDir: development ? '.next' : EXPORT_FOLDER,
    adapterPath: development ? undefined : path.resolve('lib/build/export/adapter.mjs'),
    pageExtensions: development ? ['tsx', 'ts', 'dev.ts'] : ['tsx', 'ts'],
    basePath,
    rewrites: development
      ? () => FILES.map((source) => ({ source, destination: '/dev-file/:file' }))
      : undefined,
    // The same code and settings produce the same pages.
    generateBuildId: () => process.env.CODE_HASH ?? 'site',
    trailingSlash: process.env.TRAILING_SLASH !== 'false',
    // Otherwise the router treats /docs/3.1.1/ as a file and drops the trailing slash.
    skipTrailingSlashRedirect: true,
    poweredByHeader: false,
    reactStrictMode: true,
    // Inlined as constants when bundling.
    env: {
      BASE_URL: `${basePath ?? ''}/`,
      TRAILING_SLASH: process.env.TRAILING_SLASH ?? 'true',
      DEPLOY_PREVIEW: process.env.DEPLOY_PREVIEW ?? 'false',
      SEARCH_SERVICE: searchService(process.env),
      SEARCH_REPORT_URL: process.env.REPOSITORY_URL?.replace(/\/+$/, '') ?? '',
    },
    images: { unoptimized: true },
    // `npm run typecheck` checks types, separately from the build.
    typescript: { ignoreBuildErrors: true },
    experimental: {
      // Keeps the not-found page out of the payload of every other page.
      globalNotFound: true,
      cpus: 2,
      // Renders one page at a time, so that the order in which async work finishes can't affect a page's bytes.
      staticGenerationMaxConcurrency: 1,
      // Saves only the compile step of a warm build, and costs a tenth of a clean one.
      turbopackFileSystemCacheForBuild: false,
      // Reading the source maps of packages takes a tenth of the first compile. Nobody debugs their sources here.
      turbopackInputSourceMaps: false,
    },
  }
}
