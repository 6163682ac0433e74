import { languageAttributes } from '@/lib/config/locales'
import path from 'node:path'
import { build } from 'esbuild'
import { toHashSource, toPolicyMeta } from '../core/content-security-policy'
import type { SiteFile } from '../core/site-file'
import { contentTypes } from '../core/site-file'
import { toKey } from '@/lib/source/cache/store'

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

/** Returns the page with a content hash in its name. The dev server uses a fixed name. */
export async function getLiveFrame(): Promise<FramePage> {
  const content = await buildText()
  const hash = process.env.NODE_ENV === 'development' ? [] : [toKey(content).slice(0, 8)]
  return { fileName: ['frame', ...hash, 'html'].join('.'), content }
}

/** Returns the page as a file of the site. */
export async function listLiveFrameFiles(): Promise<SiteFile[]> {
  const { fileName, content } = await getLiveFrame()
  return [{ path: `/live-frame/${fileName}`, type: contentTypes.html, create: () => content }]
}
