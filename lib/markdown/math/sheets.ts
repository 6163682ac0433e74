import { readFileSync } from 'node:fs'
import path from 'node:path'
import once from 'lodash-es/once.js'
import { hashBytes } from '@/lib/source/assets/asset'

/** A file that formulas need. Its name contains a hash of its content. */
export type MathFile = { fileName: string; content: string | Buffer<ArrayBuffer> }

const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/katex/dist')

function toHash(content: string | Buffer): string {
  return hashBytes(Buffer.from(content)).slice(0, 8)
}

/** Returns the class for a style. KaTeX sizes formulas with inline styles, which the security policy forbids. */
export function toStyleClass(style: string): string {
  return `m${toHash(style)}`
}

function toSheet(name: string, content: string): MathFile {
  return { fileName: `${name}.${toHash(content)}.css`, content }
}

/** Returns the stylesheet with the classes that a page's formulas have instead of styles. */
export function toPageSheet(styles: string[]): MathFile {
  const rules = styles.map((style) => `.${toStyleClass(style)}{${style}}`)
  return toSheet('page', rules.join(''))
}

/** Returns KaTeX's own stylesheet, followed by the fonts it references. */
export const getSharedFiles = once((): [MathFile, ...MathFile[]] => {
  const fonts = new Map<string, MathFile>()
  // Every browser that this site supports also supports woff2, so the older formats are left out.
  const sheet = readFileSync(path.join(folder, 'katex.min.css'), 'utf8').replace(
    /url\(fonts\/([\w-]+)\.woff2\) format\("woff2"\)[^;}]*/g,
    (_, name: string) => {
      const content = Buffer.from(readFileSync(path.join(folder, 'fonts', `${name}.woff2`)))
      const fileName = `${name}.${toHash(content)}.woff2`
      fonts.set(fileName, { fileName, content })
      return `url(${fileName}) format("woff2")`
    },
  )
  return [toSheet('katex', sheet), ...fonts.values()]
})
