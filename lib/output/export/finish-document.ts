import type { DefaultTreeAdapterTypes } from 'parse5'
import { parse } from 'parse5'
import { escapeHtml } from '@/lib/core/html'
import { toScriptJson } from '@/lib/core/script-json'
import { toDirectives, toPolicyMeta } from '../core/content-security-policy'

type Element = DefaultTreeAdapterTypes.Element

/**
 * Starts the page's scripts after the first frame, so that nothing competes with the content. A page in a background
 * tab renders no frames, so its scripts start at once. Their names are data, so this text is the same on every page.
 */
const loader = `(()=>{let d=document.currentScript.previousSibling,l=()=>{for(let a of JSON.parse(d.textContent)){let e=document.createElement('script');for(let n in a)e.setAttribute(n,a[n]);document.head.append(e)}};document.hidden?l():requestAnimationFrame(()=>setTimeout(l))})()`

/** Types of scripts that browsers run. A script of another type is data. */
const SCRIPT_TYPES = new Set([undefined, 'module', 'text/javascript'])

export type FinishOptions = {
  /** Returns the text of the script at a URL. Scripts with the attribute `data-inline` become part of the document. */
  readScript: (src: string) => string
  /** Other origins whose frames a page may embed. It names the one it needs in `data-frame-origin`. */
  frameOrigins?: string[]
  /** Other origins that scripts on any page may send requests to. */
  connectOrigins?: string[]
}

type Place = { start: number; end: number }

/** An element with its place in the text of the document. */
type Found = Place & { element: Element; attributes: Record<string, string>; isInHead: boolean }

/** Lists the elements of a document in their order. */
function listElements(html: string): Found[] {
  const found: Found[] = []
  const visit = (element: Element, isInHead: boolean) => {
    const place = element.sourceCodeLocation
    if (place) {
      found.push({
        ...{ element, isInHead, start: place.startOffset, end: place.endOffset },
        attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
      })
    }
    for (const child of element.childNodes) {
      if ('tagName' in child) visit(child, isInHead || element.tagName === 'head')
    }
  }
  for (const node of parse(html, { sourceCodeLocationInfo: true }).childNodes) {
    if ('tagName' in node) visit(node, false)
  }
  return found
}

/** Lists the scripts of a document that browsers with modules ignore. Finished documents don't name them. */
export function listOldScripts(html: string): string[] {
  return listElements(html).flatMap(({ attributes: { src, nomodule } }) =>
    src !== undefined && nomodule !== undefined ? [src] : [],
  )
}

function readText({ element }: Found): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

function toScript(attributes: Record<string, string>, text: string): string {
  const pairs = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  )
  return `<script${pairs.join('')}>${text}</script>`
}

/** Replaces places of a text. @param edits in their order */
function replaceAt(html: string, edits: (Place & { text: string })[]): string {
  let at = 0
  const pieces = edits.flatMap(({ start, end, text }) => {
    const piece = [html.slice(at, start), text]
    at = end
    return piece
  })
  return [...pieces, html.slice(at)].join('')
}

/**
 * Finishes an HTML document of any generator: scripts of the head come first, where they don't wait for stylesheets;
 * scripts with a URL start after the first frame; and a strict policy allows inline scripts and styles by hash. A
 * document with its own policy is returned unchanged.
 */
export function finishDocument(
  html: string,
  { readScript, frameOrigins = [], connectOrigins = [] }: FinishOptions,
): string {
  const elements = listElements(html)
  const hasPolicy = elements.some(
    ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
  )
  if (hasPolicy) return html
  const edits: (Place & { text: string })[] = []
  const inHead: string[] = []
  const texts: string[] = []
  const deferred: Record<string, string>[] = []
  /** The run of inline scripts that directly follow each other. They become one, which needs one hash. */
  let run: (Place & { text: string }) | undefined
  const closeRun = () => {
    if (!run) return
    texts.push(run.text)
    edits.push({ ...run, text: toScript({}, run.text) })
    run = undefined
  }
  for (const found of elements) {
    const { element, attributes, isInHead, start, end } = found
    const isPreload = element.tagName === 'link' && attributes['as'] === 'script'
    const isExecutable = element.tagName === 'script' && SCRIPT_TYPES.has(attributes['type'])
    if (isPreload) edits.push({ start, end, text: '' })
    if (!isExecutable) continue
    const { src, 'data-inline': inline, ...others } = attributes
    if (src !== undefined && inline === undefined) {
      // Every browser with modules ignores the others.
      if (attributes['nomodule'] === undefined) deferred.push(attributes)
      edits.push({ start, end, text: '' })
      continue
    }
    const text = src === undefined ? readText(found) : readScript(src)
    if (isInHead) {
      inHead.push(toScript(others, text))
      texts.push(text)
      edits.push({ start, end, text: '' })
    } else if (Object.keys(others).length > 0) {
      texts.push(text)
      edits.push({ start, end, text: toScript(others, text) })
    } else if (run?.end === start) {
      run = { start: run.start, end, text: `${run.text};${text}` }
    } else {
      closeRun()
      run = { start, end, text }
    }
  }
  closeRun()
  const origins = new Set(elements.map(({ attributes }) => attributes['data-frame-origin']))
  const policy = toPolicyMeta(
    toDirectives({
      scripts: [...texts, loader],
      styles: elements.filter(({ element }) => element.tagName === 'style').map(readText),
      frameOrigins: frameOrigins.filter((origin) => origins.has(origin)),
      connectOrigins,
    }),
  )
  const encoding = elements.find(({ attributes }) => attributes['charset'] !== undefined)
  const body = elements.find(({ element }) => element.tagName === 'body')?.element
  const bodyEnd = body?.sourceCodeLocation?.endTag?.startOffset
  if (!encoding || bodyEnd === undefined) {
    throw new Error('The document has no encoding or no end tag of its body.')
  }
  const list = toScript({ type: 'application/json' }, toScriptJson(deferred))
  return replaceAt(
    html,
    [
      ...edits,
      { start: encoding.end, end: encoding.end, text: policy + inHead.join('') },
      { start: bodyEnd, end: bodyEnd, text: list + toScript({}, loader) },
    ].sort((a, b) => a.start - b.start || a.end - b.end),
  )
}
