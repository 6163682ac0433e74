import { languageAttributes } from '@/lib/config/locales'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { build } from 'esbuild'
import { toHashSource, toPolicyMeta } from '../core/content-security-policy'
import type { SiteFile } from '../core/site-file'
import { contentTypes } from '../core/site-file'
import { hashModules } from '@/lib/source/cache/module-graph'
import { openStore, toKey } from '@/lib/source/cache/store'

/** The page in the frame where live code runs. Its file name contains a hash of its content. */
export type FramePage = { fileName: string; content: string }

const folder = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  'components/mdx/live-code/frame',
)

/** Bundles a script or stylesheet with everything it imports. */
async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'eof',
    // Parts of the highlighter expect its core in a global variable.
    define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

async function buildText(): Promise<string> {
  const [script, styles] = await Promise.all([bundle('main.tsx'), bundle('frame.css')])
  // Allows evaluating what a reader types, and nothing else: the frame can't send requests.
  const policy = toPolicyMeta({
    'default-src': [`'none'`],
    'script-src': [toHashSource(script), `'unsafe-eval'`],
    'style-src': [`'unsafe-inline'`],
    'img-src': ['data:'],
    'base-uri': [`'none'`],
    'form-action': [`'none'`],
  })
  // Everything is in one file: browsers don't cache what a page with an opaque origin loads, but they do cache the
  // page. Links open in a new tab, which the sandbox blocks, so a link can't replace the frame with another page.
  return `<!doctype html><html ${languageAttributes}><head><meta charset="utf-8"/>${policy}<meta name="robots" content="noindex"/><meta name="viewport" content="width=device-width"/><base target="_blank"/><title>Live code</title><style>${styles}</style></head><body><p>Live code runs here, within a page of the documentation.</p><script>${script}</script></body></html>
`
}

const sources = ['main.tsx', 'frame.css']

const store = openStore<string>('live-frame')

/** Returns the page's text. It's bundled again only if its code has changed. */
async function getText(): Promise<string> {
  const root = path.relative(process.cwd(), folder)
  const key = toKey(
    await hashModules(sources.map((file) => path.posix.join(root, file))),
    languageAttributes,
  )
  const kept = store.find(key)
  if (kept !== undefined) return kept
  const text = await buildText()
  store.keep(key, text)
  return text
}

/**
 * Returns the page with a content hash in its name. The dev server bundles it on each request and uses a fixed name.
 */
export async function getLiveFrame(): Promise<FramePage> {
  if (process.env.NODE_ENV === 'development') {
    return { fileName: 'frame.html', content: await buildText() }
  }
  const content = await getText()
  return { fileName: `frame.${toHash(content)}.html`, content }
}

/** Returns the page as a file of the site. */
export async function listLiveFrameFiles(): Promise<SiteFile[]> {
  const { fileName, content } = await getLiveFrame()
  return [{ path: `/live-frame/${fileName}`, type: contentTypes.html, create: () => content }]
}
