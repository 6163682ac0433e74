import { build } from 'esbuild'
import { announcement } from '@/lib/config/announcement'

/** The entry module of each inline script, relative to the root of the repository. */
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

/** The entry modules of the scripts. */
export const scriptEntries: string[] = Object.values(entries)

const names = Object.keys(entries) as InlineScriptName[]

export function isInlineScriptName(name: string): name is InlineScriptName {
  return Object.hasOwn(entries, name)
}

/** Bundles a script: its module and everything it imports become one minified function that runs immediately. */
export async function bundleScript(name: InlineScriptName): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entries[name]],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // `"use strict"` would make every page larger, and type-checked code doesn't need it.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false, paths: { '@/*': ['./*'] } } },
    define: { 'process.env.ANNOUNCEMENT_ID': JSON.stringify(announcement?.id ?? '') },
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

/** Bundles all inline scripts, by name. */
export async function bundleScripts(): Promise<InlineScripts> {
  const texts = await Promise.all(names.map(bundleScript))
  return Object.fromEntries(names.map((name, at) => [name, texts[at]])) as InlineScripts
}

/** A placeholder written by `<InlineScript>`. */
const PLACE = /<script data-script="([^"]*)"([^>]*)><\/script>/g

/**
 * Inserts inline scripts at their placeholders and removes the attribute with their names, which React doesn't compare.
 * @throws Error if a placeholder names a script that doesn't exist
 */
export function fillScripts(html: string, scripts: Partial<InlineScripts>): string {
  return html.replace(PLACE, (_place, name: string, attributes: string) => {
    const text = scripts[name as InlineScriptName]
    if (text === undefined) throw new Error(`There is no inline script "${name}".`)
    return `<script${attributes}>${text}</script>`
  })
}
