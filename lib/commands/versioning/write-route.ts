import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SECTION_FILES } from '@/lib/config/versions'

/** Creates the layout and the page of a version in `folder` from those of `source` in another one. */
export function writeRoute(
  folder: string,
  name: string,
  sourceFolder: string,
  source: string,
): void {
  for (const file of SECTION_FILES) {
    const text = readFileSync(sourceFolder + file, 'utf8')
    mkdirSync(path.dirname(folder + file), { recursive: true })
    writeFileSync(folder + file, text.replaceAll(`'${source}'`, `'${name}'`))
  }
}
