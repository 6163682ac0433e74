import { languageAttributes } from '@/lib/config/locales'
import { bundle } from '../core/bundle'
import { toHashSource, toPolicyMeta } from '../core/content-security-policy'
import type { SiteFile } from '../core/site-file'
import { toKey } from '@/lib/source/cache/store'

const folder = 'components/mdx/live-code/frame'

/** Returns the page in the frame where live code runs. */
async function createPage(): Promise<string> {
  const define = { 'process.env.NODE_ENV': '"production"' }
  const [script, styles] = await Promise.all([
    bundle(`${folder}/main.tsx`, { define }),
    bundle(`${folder}/frame.css`),
  ])
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

/** Returns the page as a file of the site, with a content hash in its name. The dev server uses a fixed name. */
export async function createLiveFrameFile(): Promise<SiteFile> {
  const content = await createPage()
  const hash = process.env.NODE_ENV === 'development' ? [] : [toKey(content).slice(0, 8)]
  const path = `/live-frame/${['frame', ...hash, 'html'].join('.')}` as const
  return { path, create: () => content }
}
