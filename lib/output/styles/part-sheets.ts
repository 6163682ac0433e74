import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transform } from 'esbuild'
import { colorGeneratorSheet } from '@/lib/config/part-sheets'
import type { SiteFile } from '../core/site-file'
import { contentTypes } from '../core/site-file'

const root = path.join(/* turbopackIgnore: true */ process.cwd())

async function minify(file: string): Promise<string> {
  const css = await readFile(path.join(root, file), 'utf8')
  return (await transform(css, { loader: 'css', minify: true, legalComments: 'none' })).code
}

/** Lists the stylesheets of features on few pages. They're separate to keep the main stylesheet small. */
export function listPartSheets(): SiteFile[] {
  return [
    {
      path: colorGeneratorSheet,
      type: contentTypes.css,
      create: () => minify('components/mdx/color-generator/color-generator.css'),
    },
  ]
}
