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

/** Mermaid adds inline styles to its diagrams, so these are allowed. Scripts are as restricted as on any page. */
const policy = toPolicyMeta({
  'default-src': [`'none'`],
  'script-src': [`'self'`],
  'style-src': [`'unsafe-inline'`],
  'img-src': [`'self'`, 'data:'],
  'base-uri': [`'none'`],
  'form-action': [`'none'`],
})

// Text is measured here but shown in an image, where only system fonts are available, so this page uses them too.
const page = `<!doctype html><html ${languageAttributes}><head><meta charset="utf-8"/>${policy}<meta name="robots" content="noindex"/><title>Diagrams</title><style>body{margin:0;font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','Liberation Sans',Arial,sans-serif}</style><script type="module" src="${frameScript}"></script></head><body></body></html>
`

function toScriptName(file: string): string {
  return file.replace(/\.mjs$/, '.js')
}

/** Rewrites imports, because not every server knows `.mjs`, and all scripts are in one folder here. */
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

/** Lists the files of the frame in which diagrams are drawn. */
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
