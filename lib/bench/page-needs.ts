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
function readDeferredScripts(element: Element): string[] {
  const scripts: unknown = JSON.parse(getText(element))
  return Array.isArray(scripts) ? (scripts as { src: string }[]).map(({ src }) => src) : []
}

/** Returns everything a page needs on its first visit, except for lazy images and files that only scripts request. */
export function getPageNeeds(html: string): PageNeeds {
  const css = new Set<string>()
  const js = new Set<string>()
  const other = new Set<string>()
  visit(fromHtml(html), 'element', (element) => {
    const { rel, href, src, type, loading, as: kind, noModule } = element.properties
    const url = typeof href === 'string' ? href : typeof src === 'string' ? src : undefined
    if (element.tagName === 'link' && url !== undefined && Array.isArray(rel)) {
      if (rel.includes('stylesheet')) css.add(url)
      else if (rel.includes('modulepreload')) js.add(url)
      else if (rel.includes('preload') && kind === 'script') js.add(url)
      else if (rel.includes('preload') && kind === 'style') css.add(url)
      else if (rel.includes('preload') || rel.includes('icon')) other.add(url)
    } else if (element.tagName === 'script') {
      if (url !== undefined && !noModule) js.add(url)
      if (type === 'application/json') {
        for (const script of readDeferredScripts(element)) js.add(script)
      }
    } else if (element.tagName === 'img' && url !== undefined && loading !== 'lazy') {
      if (!url.startsWith('data:')) other.add(url)
    }
  })
  return { css: [...css], js: [...js], other: [...other] }
}
