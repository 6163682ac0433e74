import { languageAttributes } from '@/lib/config/locales'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { build } from 'esbuild'
import { toHashSource, toPolicyMeta } from '../export/content-security-policy'
import type { SiteFile } from '../core/site-file'
import { contentTypes } from '../core/site-file'
import { hashModules } from '@/lib/cache/module-graph'
import { openStore, toKey } from '@/lib/cache/store'

/** The page in a frame where live code runs. Its name has a hash of its content. */
export type FramePage = { fileName: string; content: string }

const folder = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  'components/mdx/live-code/frame',
)

/** A script or a stylesheet with all it imports, in one piece. */
async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'eof',
    // Parts of the highlighter look for its core among the global variables.
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
  // What a reader types is evaluated, and nothing else is allowed: no request leaves the frame.
  const policy = toPolicyMeta({
    'default-src': [`'none'`],
    'script-src': [toHashSource(script), `'unsafe-eval'`],
    'style-src': [`'unsafe-inline'`],
    'img-src': ['data:'],
    'base-uri': [`'none'`],
    'form-action': [`'none'`],
  })
  // All in one file: browsers do not keep what a page of an opaque origin loads, but they keep the page. The target of
  // links is a new tab, which the sandbox does not allow: a link must not put another page in the place of the editor.
  return `<!doctype html><html ${languageAttributes}><head><meta charset="utf-8"/>${policy}<meta name="robots" content="noindex"/><meta name="viewport" content="width=device-width"/><base target="_blank"/><title>Live code</title><style>${styles}</style></head><body><p>Live code runs here, within a page of the documentation.</p><script>${script}</script></body></html>
`
}

const sources = ['main.tsx', 'frame.css']

const store = openStore<string>('live-frame')

/** Its text, bundled anew when its code has changed. */
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

/** The page, under a name with a hash of its content. The dev server bundles it for each request, under a name that stays. */
export async function getLiveFrame(): Promise<FramePage> {
  if (process.env.NODE_ENV === 'development') {
    return { fileName: 'frame.html', content: await buildText() }
  }
  const content = await getText()
  return { fileName: `frame.${toHash(content)}.html`, content }
}

/** The page as a file of the site. */
export async function listLiveFrameFiles(): Promise<SiteFile[]> {
  const { fileName, content } = await getLiveFrame()
  return [{ path: `/live-frame/${fileName}`, type: contentTypes.html, create: () => content }]
}
