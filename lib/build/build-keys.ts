import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { hashModules } from '@/lib/cache/module-graph'
import { toKey } from '@/lib/cache/store'
import { env } from '@/lib/config/env'
import { scriptEntries } from '@/lib/output/scripts/inline-scripts'

/** What the results of a build depend on besides the content. */
export type BuildKeys = {
  /** Of the compiled app: its modules, packages and settings. */
  app: string
  /** Of finished pages: the app, and the code that renders and finishes them. */
  pages: string
  /** Of files that are not pages: the code that makes them. */
  files: string
}

/** Files that decide how the app is compiled without being modules of it. */
const SETTINGS = ['next.config.mjs', 'tsconfig.json', '.browserslistrc']

/** The modules that Next starts with: pages, layouts, and what the rules for their names say. */
function listAppEntries(root = 'app'): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.dev.ts'))
    .map((file) => path.posix.join(root, file.replaceAll(path.sep, '/')))
    .sort()
}

/** @param liveFrame name of the file that live code runs in, which the app is compiled with */
export async function readBuildKeys(liveFrame: string): Promise<BuildKeys> {
  const settings = SETTINGS.map((file) => existsSync(file) && readFileSync(file, 'utf8'))
  const [modules, pages, files] = await Promise.all([
    hashModules([...listAppEntries(), ...scriptEntries]),
    hashModules(['lib/build/render-pages.ts']),
    hashModules([
      'lib/output/site/list-site-files.ts',
      'lib/output/social/draw-social-card.ts',
      'lib/output/offline/pack-archive.ts',
    ]),
  ])
  const app = toKey(modules, settings, env, liveFrame)
  return { app, pages: toKey(app, pages), files: toKey(files, env) }
}
