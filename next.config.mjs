import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

/** Packages that only compile: they stay in node_modules instead of being bundled for the server. */
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

/** @returns {import('next').NextConfig} */
export default function config(phase) {
  const development = phase === PHASE_DEVELOPMENT_SERVER
  const basePath = process.env.BASE_URL?.replace(/\/+$/, '') || undefined
  return {
    // The dev server's own check of static paths knows no spaces and no letters beyond ASCII.
    output: development ? undefined : 'export',
    // The export goes to a folder of its own; lib/commands/finish-export makes `out/` from it when all went well.
    distDir: development ? '.next' : '.export',
    // `route.dev.ts` is served while writing only: the export copies the files that pages mention.
    pageExtensions: development ? ['tsx', 'ts', 'dev.ts'] : ['tsx', 'ts'],
    basePath,
    trailingSlash: true,
    // Otherwise the router takes /docs/3.1.1/ for a file and drops its slash.
    skipTrailingSlashRedirect: true,
    poweredByHeader: false,
    reactStrictMode: true,
    serverExternalPackages: compilers,
    // Constants while bundling. Without a board its script is not even part of the page.
    env: {
      BASE_PATH: basePath ?? '',
      HAS_FEATURE_BOARD: String(Boolean(process.env.FEATURE_BOARD_TOKEN)),
    },
    images: { unoptimized: true },
    // A static export renders each page once: nothing of it is worth keeping in memory.
    cacheMaxMemorySize: 0,
    // `npm run typecheck` checks types, beside the build instead of in it.
    typescript: { ignoreBuildErrors: true },
    experimental: {
      // Keeps the not-found page out of the payload of every other page.
      globalNotFound: true,
      // The default leaves one core idle: https://nextjs.org/docs/app/api-reference/config/next-config-js
      cpus: 2,
      // Saves only the compile of a warm build and costs a tenth of a clean one.
      turbopackFileSystemCacheForBuild: false,
    },
  }
}
