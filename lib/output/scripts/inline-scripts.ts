import { announcement } from '@/lib/config/announcement'
import { browserEnv } from '@/lib/config/browser-env'
import { bundle } from '../core/bundle'
import type { SiteFile } from '../core/site-file'

/** The entry module of each inline script, relative to the root of the repository. */
const entries = {
  'before-content': 'components/layout/before-content.script.ts',
  'base-url-hint': 'components/home/base-url-hint.script.ts',
  'showcase-controls': 'components/showcase/controls.script.ts',
  'showcase-sites': 'components/showcase/sites.script.ts',
  'not-found': 'components/not-found/not-found.script.ts',
  redirect: 'lib/build/host/redirect.script.ts',
}

/** A script whose text is part of a document, because it has to run before the first paint. */
export type InlineScriptName = keyof typeof entries

/** Bundles a script: its module and everything it imports become one minified function that runs immediately. */
async function bundleScript(entry: string): Promise<string> {
  const code = await bundle(entry, {
    // `"use strict"` would make every page larger, and type-checked code doesn't need it.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false, paths: { '@/*': ['./*'] } } },
    define: {
      ...browserEnv,
      'process.env.ANNOUNCEMENT_ID': JSON.stringify(announcement?.id ?? ''),
    },
  })
  return code.trim()
}

/** Lists the scripts as files. In an export, they're part of the documents that name them. */
export function listInlineScripts(): SiteFile[] {
  return Object.entries(entries).map(([name, entry]) => ({
    path: `/inline-scripts/${name}.js`,
    create: () => bundleScript(entry),
  }))
}
