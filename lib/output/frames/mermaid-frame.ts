import { languageAttributes } from '@/lib/config/locales'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { toPolicyMeta } from '../export/content-security-policy'
import type { SiteFile } from '../core/site-file'
import { contentTypes } from '../core/site-file'

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

function readScript(file: string): string {
  return flattenImports(readFileSync(file, 'utf8'))
}

function readFrameScript(): string {
  const file = path.join(root, 'components', 'mdx', 'mermaid', 'frame.mjs')
  return readFileSync(file, 'utf8').replace(`from 'mermaid'`, `from './${mermaidScript}'`)
}

/** The files that make up the frame in which diagrams are drawn. */
export function listMermaidFrameFiles(): SiteFile[] {
  const toFile = (name: string, create: () => string): SiteFile => ({
    path: `/mermaid-frame/${name}`,
    type: name.endsWith('.html') ? contentTypes.html : contentTypes.js,
    create,
  })
  const scripts = readdirSync(chunks).filter((file) => file.endsWith('.mjs'))
  return [
    toFile('frame.html', () => page),
    toFile(frameScript, readFrameScript),
    toFile(mermaidScript, () => readScript(path.join(mermaid, 'mermaid.esm.min.mjs'))),
    ...scripts.map((file) => toFile(toScriptName(file), () => readScript(path.join(chunks, file)))),
  ]
}
