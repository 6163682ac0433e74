import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

/** The files that a page makes the browser request, as URLs from the document. */
export type PageNeeds = { css: string[]; js: string[]; other: string[] }

function getText(element: Element): string {
  const [child] = element.children
  return child?.type === 'text' ? child.value : ''
}

/** Returns the scripts that the page's loader starts after the first frame (`lib/output/export/finish-document.ts`). */
function readDeferredChunks(element: Element): string[] {
  const chunks: unknown = JSON.parse(getText(element))
  return Array.isArray(chunks) ? chunks.filter((chunk) => typeof chunk === 'string') : []
}

/** Returns everything a page needs on its first visit, except for lazy images and files that only scripts request. */
export function getPageNeeds(html: string): PageNeeds {
  const css = new Set<string>()
  const js = new Set<string>()
  const other = new Set<string>()
  visit(fromHtml(html), 'element', (element) => {
    const { rel, href, src, id, loading, as: kind, noModule } = element.properties
    const url = typeof href === 'string' ? href : typeof src === 'string' ? src : undefined
    if (element.tagName === 'link' && url !== undefined && Array.isArray(rel)) {
      if (rel.includes('stylesheet')) css.add(url)
      else if (rel.includes('modulepreload')) js.add(url)
      else if (rel.includes('preload') && kind === 'script') js.add(url)
      else if (rel.includes('preload') && kind === 'style') css.add(url)
      else if (rel.includes('preload') || rel.includes('icon')) other.add(url)
    } else if (element.tagName === 'script') {
      if (url !== undefined && !noModule) js.add(url)
      if (id === 'chunks') readDeferredChunks(element).forEach((chunk) => js.add(chunk))
    } else if (element.tagName === 'img' && url !== undefined && loading !== 'lazy') {
      if (!url.startsWith('data:')) other.add(url)
    }
  })
  return { css: [...css], js: [...js], other: [...other] }
}
