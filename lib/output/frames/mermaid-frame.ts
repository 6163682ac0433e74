import { languageAttributes } from '@/lib/config/locales'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { toPolicyMeta } from '../export/content-security-policy'

const root = path.join(/* turbopackIgnore: true */ process.cwd())
const mermaid = path.join(root, 'node_modules', 'mermaid', 'dist')
const chunks = path.join(mermaid, 'chunks', 'mermaid.esm.min')

const frameScript = 'frame.js'
const mermaidScript = 'mermaid.js'

/** Mermaid writes styles into what it draws; of scripts this allows no more than any page. */
const policy = toPolicyMeta({
  'default-src': [`'none'`],
  'script-src': [`'self'`],
  'style-src': [`'unsafe-inline'`],
  'img-src': [`'self'`, 'data:'],
  'base-uri': [`'none'`],
  'form-action': [`'none'`],
})

// Text is measured here and shown in an image: both know the system's fonts only.
const page = `<!doctype html><html ${languageAttributes}><head><meta charset="utf-8"/>${policy}<meta name="robots" content="noindex"/><title>Diagrams</title><style>body{margin:0;font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','Liberation Sans',Arial,sans-serif}</style><script type="module" src="${frameScript}"></script></head><body></body></html>
`

function toScriptName(file: string): string {
  return file.replace(/\.mjs$/, '.js')
}

/** Not every server knows what .mjs is, and all scripts are in one folder here. */
function flattenImports(script: string): string {
  return script.replace(
    /(["'])\.\/(?:chunks\/mermaid\.esm\.min\/)?([\w-]+)\.mjs\1/g,
    (_, quote: string, name: string) => `${quote}./${name}.js${quote}`,
  )
}

/** Names of the files that make up the frame in which diagrams are drawn. */
export function listFrameFiles(): string[] {
  const scripts = readdirSync(chunks).filter((file) => file.endsWith('.mjs'))
  return ['frame.html', frameScript, mermaidScript, ...scripts.map(toScriptName)]
}

/** The text of one of these files. Throws if there is no such file. */
export function readFrameFile(name: string): { type: string; text: string } {
  if (name === 'frame.html') return { type: 'text/html; charset=utf-8', text: page }
  const type = 'text/javascript; charset=utf-8'
  if (name === frameScript) {
    const text = readFileSync(path.join(root, 'components', 'mdx', 'mermaid', 'frame.mjs'), 'utf8')
    return { type, text: text.replace(`from 'mermaid'`, `from './${mermaidScript}'`) }
  }
  const file =
    name === mermaidScript
      ? path.join(mermaid, 'mermaid.esm.min.mjs')
      : path.join(chunks, name.replace(/\.js$/, '.mjs'))
  return { type, text: flattenImports(readFileSync(file, 'utf8')) }
}
