import path from 'node:path'
import { build } from 'esbuild'
import { languageAttributes } from '@/lib/config/locales'
import { hashModules } from '@/lib/source/cache/module-graph'
import { openStore } from '@/lib/source/cache/store'
import { toPolicyMeta } from '../core/content-security-policy'
import type { SiteFile } from '../core/site-file'

const entry = 'components/mdx/mermaid/frame.mjs'

/** Mermaid adds inline styles to its diagrams, so these are allowed. Scripts are as restricted as on any page. */
const policy = toPolicyMeta({
  'default-src': [`'none'`],
  'script-src': [`'self'`],
  'style-src': [`'unsafe-inline'`],
  'img-src': [`'self'`, 'data:'],
  'base-uri': [`'none'`],
  'form-action': [`'none'`],
})

/** The scripts of the frame. */
type Scripts = {
  files: { name: string; text: string }[]
  /** Names of those that every diagram needs: what the first one imports, and what those import. */
  needed: string[]
}

/** Bundles the script of the frame with Mermaid, in parts that are loaded by the kinds of diagrams that need them. */
async function bundleScripts(): Promise<Scripts> {
  const { outputFiles, metafile } = await build({
    ...{ entryPoints: [entry], outdir: '.', write: false, metafile: true, logLevel: 'silent' },
    ...{ bundle: true, splitting: true, minify: true, format: 'esm', target: 'es2022' },
  })
  const needed = new Set(['frame.js'])
  // The loop also visits what it adds.
  for (const script of needed) {
    const imports = metafile.outputs[script]?.imports ?? []
    for (const each of imports) if (each.kind === 'import-statement') needed.add(each.path)
  }
  const files = outputFiles.map((file) => ({ name: path.basename(file.path), text: file.text }))
  return { files, needed: [...needed].slice(1) }
}

function createPage({ needed }: Scripts): string {
  // Each script names the ones that it imports, so a browser would find them one after the other.
  const preloads = needed.map((name) => `<link rel="modulepreload" href="${name}"/>`).join('')
  // Text is measured here but shown in an image, where only system fonts are available, so this page uses them too.
  return `<!doctype html><html ${languageAttributes}><head><meta charset="utf-8"/>${policy}<meta name="robots" content="noindex"/><title>Diagrams</title><style>body{margin:0;font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','Liberation Sans',Arial,sans-serif}</style>${preloads}<script type="module" src="frame.js"></script></head><body></body></html>
`
}

/** Lists the files of the frame in which diagrams are drawn. Its scripts are bundled again only if one has changed. */
export async function listMermaidFrameFiles(): Promise<SiteFile[]> {
  const store = openStore<Scripts>('mermaid-frame')
  const key = await hashModules([entry, 'lib/output/frames/mermaid-frame.ts'])
  const scripts = await store.memoize(key, bundleScripts)
  const page = { name: 'frame.html', text: createPage(scripts) }
  return [page, ...scripts.files].map(({ name, text }) => ({
    path: `/mermaid-frame/${name}`,
    create: () => text,
  }))
}
