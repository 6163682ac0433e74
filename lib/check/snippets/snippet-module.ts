import type { CodePart } from '@/lib/markdown/code/code-meta'
import type { Snippet } from './snippet'

/** A snippet as a module of a program. */
export type SnippetModule = {
  extension: string
  text: string
  /** How many lines come before the code. */
  addedLines: number
  /** The name of the type that the default export has to fit, for files that Docusaurus reads. */
  exportType: string | undefined
}

const CONFIG_TYPE = "Partial<import('@docusaurus/types').Config>"
const PRESET_TYPE = "import('@docusaurus/preset-classic').Options"

/** The schemas of the packages check what is an object here: their types lag behind. */
const THEME_TYPE =
  "Omit<import('@docusaurus/preset-classic').ThemeConfig, 'algolia'> & { algolia?: object; liveCodeBlock?: object; mermaid?: object }"

/** What surrounds properties to make them a file, each on its own line. */
const surroundings: Record<CodePart, [before: string, after: string]> = {
  config: ["import type * as Preset from '@docusaurus/preset-classic'; export default {", '}'],
  themeConfig: ['export default { themeConfig: {', `} satisfies ${THEME_TYPE} }`],
  preset: ["export default { presets: [['classic', {", `} satisfies ${PRESET_TYPE}]] }`],
  docs: ["export default { presets: [['classic', { docs: {", `} } satisfies ${PRESET_TYPE}]] }`],
  blog: ["export default { presets: [['classic', { blog: {", `} } satisfies ${PRESET_TYPE}]] }`],
  plugin: [
    "export default function plugin(): import('@docusaurus/types').Plugin<any> { return { name: 'plugin',",
    '} }',
  ],
}

/** What live code finds in scope: React, what React exports, and `render`. */
const LIVE_SCOPE = [
  "import * as React from 'react'",
  "import { createContext, memo, useCallback, useContext, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react'",
  'const render = (/** @type {React.ReactNode} */ element) => void element',
].join('; ')

/** A block of imports, which may be hidden, with a blank line behind it. */
const IMPORTS = /^(?:(?:import |\/\/ hide-)[^\n]*\n)+(?=\n)/

const extensions: Record<string, string> = {
  javascript: 'js',
  js: 'js',
  jsx: 'jsx',
  mjs: 'mjs',
  ts: 'ts',
  tsx: 'tsx',
  typescript: 'ts',
}

/** Whether a snippet is the configuration of a site, or some of its properties. */
export function isSiteConfig({ title, part }: Pick<Snippet, 'title' | 'part'>): boolean {
  return part === undefined
    ? /^(?:.*\/)?docusaurus\.config\.[cm]?[jt]s$/.test(title ?? '')
    : part !== 'plugin'
}

/** Whether a snippet is a file of sidebars. */
export function isSidebars({ title = '' }: Pick<Snippet, 'title'>): boolean {
  return /sidebars\w*\.(?:[cm]?[jt]s|json)$/i.test(title)
}

function findExtension({ language, title = '' }: Snippet): string {
  return title.endsWith('.mjs') ? 'mjs' : (extensions[language] ?? 'ts')
}

function findExportType(snippet: Snippet): string | undefined {
  if (isSiteConfig(snippet)) return CONFIG_TYPE
  return isSidebars(snippet)
    ? "import('@docusaurus/plugin-content-docs').SidebarsConfig"
    : undefined
}

/** The module that a snippet is or is a part of. */
export function toModule(snippet: Snippet): SnippetModule {
  const { code, part, isLive } = snippet
  // What only looks like TypeScript, such as properties of a JavaScript file, is typed all the same.
  const extension = part ? 'tsx' : isLive ? 'jsx' : findExtension(snippet)
  const exportType = extension.startsWith('ts') ? findExportType(snippet) : undefined
  if (isLive) {
    const isElement = code.trimStart().startsWith('<')
    const text = `${LIVE_SCOPE}\n${isElement ? `;(\n${code}\n)` : code}`
    return { extension, text, addedLines: isElement ? 2 : 1, exportType }
  }
  if (!part) return { extension, text: code, addedLines: 0, exportType }
  const [before, after] = surroundings[part]
  const imports = IMPORTS.exec(code)?.[0]
  // The blank line behind the imports makes room, so that no line moves.
  if (imports) {
    const text = `${imports}${before}${code.slice(imports.length)}\n${after}`
    return { extension, text, addedLines: 0, exportType }
  }
  return { extension, text: `${before}\n${code}\n${after}`, addedLines: 1, exportType }
}
