import { languageAttributes } from '@/lib/config/locales'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { build } from 'esbuild'
import { toHashSource, toPolicyMeta } from '../export/content-security-policy'

/** The page in a frame of its own where live code runs. Its name has a hash of its content. */
export type FramePage = { fileName: string; content: string }

const folder = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  'components/mdx/live-code/frame',
)

/** A script or a style sheet with all it imports, in one piece. */
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

async function buildPage(): Promise<FramePage> {
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
  const content = `<!doctype html><html ${languageAttributes}><head><meta charset="utf-8"/>${policy}<meta name="robots" content="noindex"/><meta name="viewport" content="width=device-width"/><base target="_blank"/><title>Live code</title><style>${styles}</style></head><body><p>Live code runs here, within a page of the documentation.</p><script>${script}</script></body></html>
`
  return { fileName: `frame.${toHash(content)}.html`, content }
}

let page: Promise<FramePage> | undefined

/** The page, built once; anew for each request while its own code is being worked on. */
export function getFramePage(): Promise<FramePage> {
  if (process.env.NODE_ENV !== 'production') return buildPage()
  return (page ??= buildPage())
}
