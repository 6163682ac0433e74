import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { hashModules } from '@/lib/cache/module-graph'
import { toKey } from '@/lib/cache/store'
import { env } from '@/lib/config/env'
import { scriptEntries } from '@/lib/output/scripts/inline-scripts'

/** Keys of everything that the results of a build depend on besides the content. */
export type BuildKeys = {
  /** Key of the compiled app: its modules, packages and settings. */
  app: string
  /** Key of finished pages: the app, and the code that renders and finishes pages. */
  pages: string
  /** Key of files that aren't pages: the code that creates them. */
  files: string
}

/** Files that affect how the app is compiled but aren't modules of it. */
const SETTINGS = ['next.config.mjs', 'tsconfig.json', '.browserslistrc']

/** Lists the app's entry modules: pages, layouts and everything else in `app/`. */
function listAppEntries(root = 'app'): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(root, file.replaceAll(path.sep, '/')))
    .sort()
}

/** Computes the keys of a build. @param liveFrame file name of the live code frame, which the app is compiled with */
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
