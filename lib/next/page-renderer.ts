import { createRequire } from 'node:module'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import type { NextConfig } from 'next'
import type { SitePath } from '@/lib/core/url'
import { UnexpectedNextError } from './unexpected-next-error'

/**
 * Renders individual pages with an already compiled app, using the function with which `next build` exports all pages.
 * `next build` itself would recompile the app, or at least visit every route and render one page of each.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/export/index.ts
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/export/worker.ts
 */

/** Folder of the compiled app. */
export const APP_FOLDER = '.next'

/**
 * Arguments for `next` that only compile the app. Next still exports each route once, without parameters. If
 * `COMPILE_ONLY` is set, these pages are empty (`components/routes/page-route.tsx`).
 */
export const compileArguments = ['build', '--experimental-build-mode', 'compile']

/** A page to render. */
export type RenderTarget = {
  path: SitePath
  /** Path of its route, such as `/docs`, or of the page if it's the only one at its route. */
  route: SitePath
}

/** Argument with which Next calls its worker. */
type ExportInput = { exportPaths: { path: string }[] }

type ExportResult = { result?: object }

/** An entry in Next's own list of pages to export. */
type ExportedPath = {
  page: string
  _ssgPath: string
  _fallbackRouteParams: never[]
  /** Parameters that have no values other than the exported ones: `dynamicParams = false`. */
  _notFoundParams: string[]
  _isDynamicError: boolean
  _isAppDir: boolean
  _isRoutePPREnabled: boolean
  _allowEmptyStaticShell: boolean
}

/** The parts of Next's page rendering that this module uses. */
type Exporter = {
  loadConfig: (phase: string, root: string, options: { silent: boolean }) => Promise<NextConfig>
  exportApp: (root: string, options: object, span: unknown, worker: object) => Promise<unknown>
  exportPages: (input: ExportInput) => Promise<ExportResult[]>
  trace: (name: string) => unknown
}

function unexpected(finding: string): UnexpectedNextError {
  return new UnexpectedNextError(finding, 'lib/next/page-renderer.ts')
}

function loadExporter(require = createRequire(import.meta.url)): Exporter {
  const load = (file: string, name: string): unknown => {
    const found = (require(`next/dist/${file}`) as Record<string, unknown>)[name]
    if (typeof found !== 'function') {
      throw unexpected(`next/dist/${file} has no function \`${name}\``)
    }
    return found
  }
  return {
    loadConfig: load('server/config', 'default') as Exporter['loadConfig'],
    exportApp: load('export', 'default') as Exporter['exportApp'],
    exportPages: load('export/worker', 'exportPages') as Exporter['exportPages'],
    trace: load('trace', 'trace') as Exporter['trace'],
  }
}

/** Assumption: Next lists the pages of a compiled app here, with their routes: `/docs/[[...slug]]/page`. */
const ROUTES_FILE = path.join(APP_FOLDER, 'app-path-routes-manifest.json')

/** Assumption: the page for unknown URLs is at this route. */
const NOT_FOUND_ROUTE = '/_not-found'

/** Path of the page for unknown URLs. */
const NOT_FOUND_PATH = '/404.html'

function readRoutes(): Map<string, string> {
  const pages = JSON.parse(readFileSync(ROUTES_FILE, 'utf8')) as Record<string, string>
  return new Map(Object.entries(pages).map(([page, route]) => [route, page]))
}

/** Returns Next's name for the page file of a route. */
function findPage(routes: ReadonlyMap<string, string>, route: string): string {
  const root = route === '/' ? '' : route
  const candidates = [route, `${root}/[[...slug]]`, `${root}/[...slug]`]
  const page = candidates.map((candidate) => routes.get(candidate)).find(Boolean)
  if (page === undefined)
    throw unexpected(`the compiled app has no page file for the route ${route}`)
  return page
}

/** @example stripSlash('/docs/') // '/docs'; the root keeps its slash */
function stripSlash(sitePath: SitePath): string {
  return sitePath.replace(/(?<=.)\/$/, '')
}

/** Returns Next's name for the path of a page. */
function toPathname(sitePath: SitePath): string {
  return sitePath === NOT_FOUND_PATH ? NOT_FOUND_ROUTE : stripSlash(sitePath)
}

/** Returns where Next writes a rendered page, without the extension. */
function toRenderedFile(pathname: string): string {
  return path.join(APP_FOLDER, 'server', 'app', pathname === '/' ? 'index' : pathname)
}

/** Returns the HTML that Next has rendered for a page, and removes its files. */
function takeRendered(pathname: string): string {
  const file = toRenderedFile(pathname)
  // Assumption: `no-segments.mjs` replaces the module that would write these.
  if (existsSync(`${file}.segments`)) {
    throw unexpected(`${pathname}: Next still splits pages for prefetching`)
  }
  try {
    return readFileSync(`${file}.html`, 'utf8')
  } catch {
    throw unexpected(`${pathname}: Next rendered the page without writing ${file}.html`)
  } finally {
    // The compiled app must stay unchanged.
    for (const ending of ['.html', '.rsc', '.meta']) rmSync(`${file}${ending}`, { force: true })
  }
}

function toExportedPath(routes: ReadonlyMap<string, string>, target: RenderTarget): ExportedPath {
  const pathname = toPathname(target.path)
  const route = target.path === NOT_FOUND_PATH ? NOT_FOUND_ROUTE : stripSlash(target.route)
  const page = findPage(routes, route)
  return {
    page,
    _ssgPath: pathname.split('/').map(encodeURIComponent).join('/'),
    _fallbackRouteParams: [],
    _notFoundParams: [...page.matchAll(/\[\.{3}(\w+)\]/g)].map(([, name = '']) => name),
    _isDynamicError: false,
    _isAppDir: true,
    _isRoutePPREnabled: false,
    _allowEmptyStaticShell: false,
  }
}

/**
 * Renders pages with the compiled app, one at a time, in this process.
 * @param onRendered called with the HTML of each page
 * @throws UnexpectedNextError if Next differs from what is expected
 * @throws Error that names the pages that couldn't be rendered; Next prints why
 */
export async function renderPages(
  targets: RenderTarget[],
  onRendered: (path: SitePath, html: string) => void,
  root = process.cwd(),
): Promise<void> {
  // `next build` sets these before it renders.
  Object.assign(process.env, { NEXT_PHASE: PHASE_PRODUCTION_BUILD, NEXT_DEPLOYMENT_ID: '' })
  const { loadConfig, exportApp, exportPages, trace } = loadExporter()
  const config = await loadConfig(PHASE_PRODUCTION_BUILD, root, { silent: true })
  const routes = readRoutes()
  const paths = new Map(targets.map((target) => [toPathname(target.path), target]))
  const exportPathMap = Object.fromEntries(
    [...paths].map(([pathname, target]) => [pathname, toExportedPath(routes, target)]),
  )
  const worker = {
    setOnActivity: () => undefined,
    setOnActivityAbort: () => undefined,
    exportPages: async (input: ExportInput) => {
      const results: unknown[] = []
      for (const exportPath of input.exportPaths) {
        const [result] = await exportPages({ ...input, exportPaths: [exportPath] })
        const target = paths.get(exportPath.path)
        if (target && result?.result && !('error' in result.result)) {
          onRendered(target.path, takeRendered(exportPath.path))
        }
        results.push(result)
      }
      return results
    },
  }
  await exportApp(
    root,
    {
      nextConfig: { ...config, distDir: APP_FOLDER, exportPathMap: () => exportPathMap },
      enabledDirectories: { app: true, pages: false },
      buildExport: true,
      silent: true,
      pages: [],
      outdir: path.join(root, APP_FOLDER, 'export'),
      numWorkers: 1,
      appDirOnly: true,
    },
    trace('render'),
    worker,
  )
}
