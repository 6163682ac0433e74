import { languageAttributes } from '@/lib/config/locales'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { toPolicyMeta } from '../core/content-security-policy'
import type { SiteFile } from '../core/site-file'

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

/** Rewrites imports, because some servers don't recognize `.mjs`, and all scripts are in one folder here. */
function flattenImports(script: string): string {
  return script.replace(
    /(["'])\.\/(?:chunks\/mermaid\.esm\.min\/)?([\w-]+)\.mjs\1/g,
    (_, quote: string, name: string) => `${quote}./${name}.js${quote}`,
  )
}

/** Reads a script of Mermaid by its name in the frame. */
function readScript(name: string): string {
  const file =
    name === mermaidScript
      ? path.join(mermaid, 'mermaid.esm.min.mjs')
      : path.join(chunks, name.replace(/\.js$/, '.mjs'))
  return flattenImports(readFileSync(file, 'utf8'))
}

function readFrameScript(): string {
  const file = path.join(root, 'components', 'mdx', 'mermaid', 'frame.mjs')
  return readFileSync(file, 'utf8').replace(`from 'mermaid'`, `from './${mermaidScript}'`)
}

const IMPORT = /(?:from|import)["']\.\/([\w-]+\.js)["']/g

/** Lists a script and what it needs to start: its imports, and theirs. */
function listNeededScripts(name: string): string[] {
  const needed = new Set([name])
  // The loop also visits what it adds.
  for (const each of needed) {
    for (const [, imported = ''] of readScript(each).matchAll(IMPORT)) needed.add(imported)
  }
  return [...needed]
}

function createPage(): string {
  // Each script names the ones that it imports, so a browser would find them one after the other.
  const preloads = listNeededScripts(mermaidScript)
    .map((name) => `<link rel="modulepreload" href="${name}"/>`)
    .join('')
  // Text is measured here but shown in an image, where only system fonts are available, so this page uses them too.
  return `<!doctype html><html ${languageAttributes}><head><meta charset="utf-8"/>${policy}<meta name="robots" content="noindex"/><title>Diagrams</title><style>body{margin:0;font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','Liberation Sans',Arial,sans-serif}</style>${preloads}<script type="module" src="${frameScript}"></script></head><body></body></html>
`
}

/** Lists the files of the frame in which diagrams are drawn. */
export function listMermaidFrameFiles(): SiteFile[] {
  const toFile = (name: string, create: () => string): SiteFile => ({
    path: `/mermaid-frame/${name}`,
    create,
  })
  const scripts = readdirSync(chunks)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.replace(/\.mjs$/, '.js'))
  return [
    toFile('frame.html', createPage),
    toFile(frameScript, readFrameScript),
    ...[mermaidScript, ...scripts].map((name) => toFile(name, () => readScript(name))),
  ]
}
