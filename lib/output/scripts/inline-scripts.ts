import { build } from 'esbuild'
import { announcement } from '@/lib/config/announcement'

/** The module that each inline script starts with, from the root of the repository. */
const entries = {
  'before-content': 'components/layout/before-content.script.ts',
  'base-url-hint': 'components/home/base-url-hint.script.ts',
  'showcase-controls': 'components/showcase/controls.script.ts',
  'showcase-sites': 'components/showcase/sites.script.ts',
  'not-found': 'components/not-found/not-found.script.ts',
  redirect: 'lib/output/host/redirect.script.ts',
}

/** A script whose text is part of a document, because it has to run before the first paint. */
export type InlineScriptName = keyof typeof entries

export type InlineScripts = Record<InlineScriptName, string>

/** The modules that the scripts start with. */
export const scriptEntries: string[] = Object.values(entries)

const names = Object.keys(entries) as InlineScriptName[]

export function isInlineScriptName(name: string): name is InlineScriptName {
  return Object.hasOwn(entries, name)
}

/** The text of a script: its module and all it imports in one minified function, which runs at once. */
export async function bundleScript(name: InlineScriptName): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entries[name]],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Every page would pay for `"use strict"`, which code that passes the type check does without.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false, paths: { '@/*': ['./*'] } } },
    define: { 'process.env.ANNOUNCEMENT_ID': JSON.stringify(announcement?.id ?? '') },
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

/** Every inline script by its name. */
export async function bundleScripts(): Promise<InlineScripts> {
  const texts = await Promise.all(names.map(bundleScript))
  return Object.fromEntries(names.map((name, at) => [name, texts[at]])) as InlineScripts
}

/** A place as `<InlineScript>` leaves it. */
const PLACE = /<script data-script="([^"]*)"([^>]*)><\/script>/g

/**
 * Writes inline scripts into their places in a page, which then no longer name them: React does not compare that.
 * @throws Error if a place is for a script that does not exist
 */
export function fillScripts(html: string, scripts: Partial<InlineScripts>): string {
  return html.replace(PLACE, (_place, name: string, attributes: string) => {
    const text = scripts[name as InlineScriptName]
    if (text === undefined) throw new Error(`There is no inline script "${name}".`)
    return `<script${attributes}>${text}</script>`
  })
}
