import type { CodePart } from '@/lib/markdown/code/code-meta'
import { wrapProperties } from '@/lib/markdown/code/javascript-form'
import type { Snippet } from './snippet'

/** A snippet as a module of a program. */
export type SnippetModule = {
  extension: string
  text: string
  /** Number of lines before the code. */
  addedLines: number
  /** The type that the default export must match, for files that Docusaurus reads. */
  exportType: string | undefined
  /** Whether the types that its author wrote have been removed. */
  isConverted: boolean
}

const CONFIG_TYPE = "Partial<import('@docusaurus/types').Config>"
const PRESET_TYPE = "import('@docusaurus/preset-classic').Options"

/** The schemas of the packages check what is typed as `object` here, because their types lag behind. */
const THEME_TYPE =
  "Omit<import('@docusaurus/preset-classic').ThemeConfig, 'algolia'> & { algolia?: object; liveCodeBlock?: object; mermaid?: object }"

/** Code before and after properties that turns them into a file, each on its own line. */
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

/** The scope of live code: React, its exports, and `render`. */
const LIVE_SCOPE = [
  "import * as React from 'react'",
  "import { createContext, memo, useCallback, useContext, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react'",
  'const render = (/** @type {React.ReactNode} */ element) => void element',
].join('; ')

/** Extensions of the languages whose name isn't one. */
const extensions: Record<string, string> = { javascript: 'js', typescript: 'ts' }

/** Whether a snippet is the configuration of a site, or some of its properties. */
export function isSiteConfig({ title, part }: Pick<Snippet, 'title' | 'part'>): boolean {
  return part === undefined
    ? /^(?:.*\/)?docusaurus\.config\.[cm]?[jt]s$/.test(title ?? '')
    : part !== 'plugin'
}

/** Whether a snippet is a sidebars file. */
export function isSidebars({ title = '' }: Pick<Snippet, 'title'>): boolean {
  return /sidebars\w*\.(?:[cm]?[jt]s|json)$/i.test(title)
}

function findExtension({ language, title = '' }: Snippet): string {
  return title.endsWith('.mjs') ? 'mjs' : (extensions[language] ?? language)
}

function findExportType(snippet: Snippet): string | undefined {
  if (isSiteConfig(snippet)) return CONFIG_TYPE
  return isSidebars(snippet)
    ? "import('@docusaurus/plugin-content-docs').SidebarsConfig"
    : undefined
}

/** Converts a snippet to a module, which it is or is part of. */
export function toModule(snippet: Snippet): SnippetModule {
  const { code, part, words, isConverted } = snippet
  const isLive = words.includes('live')
  // Properties are always typed, even those of a JavaScript file.
  const extension = part ? 'tsx' : isLive ? 'jsx' : findExtension(snippet)
  const exportType = extension.startsWith('ts') ? findExportType(snippet) : undefined
  const common = { extension, exportType, isConverted }
  if (isLive) {
    const isElement = code.trimStart().startsWith('<')
    const text = `${LIVE_SCOPE}\n${isElement ? `;(\n${code}\n)` : code}`
    return { ...common, text, addedLines: isElement ? 2 : 1 }
  }
  if (!part) return { ...common, text: code, addedLines: 0 }
  return { ...common, ...wrapProperties(code, ...surroundings[part]) }
}
