import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DocsConfig, DocsVersionConfig } from '@/lib/config/types'
import { SECTION_FILES, toVersionRoute } from '@/lib/config/versions'

/**
 * Creates the layout and the page of a version from those of another one. Existing files are left alone.
 * @returns their folder
 */
export function writeRoute(
  docs: DocsConfig,
  version: DocsVersionConfig,
  source: DocsVersionConfig,
): string {
  const folder = toVersionRoute(docs, version)
  for (const file of SECTION_FILES) {
    if (existsSync(folder + file)) continue
    const text = readFileSync(toVersionRoute(docs, source) + file, 'utf8')
    mkdirSync(path.dirname(folder + file), { recursive: true })
    writeFileSync(folder + file, text.replaceAll(`'${source.name}'`, `'${version.name}'`))
  }
  return folder
}
