import {
  appendChild,
  createElement,
  getTextContent,
  isElementNode,
  previousSiblings,
  queryAll,
  removeNode,
  setTextContent,
  spliceChildren,
} from '@parse5/tools'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { parse, serialize } from 'parse5'
import { toScriptJson } from '@/lib/core/script-json'
import { toDirectives, toPolicy } from '@/lib/output/core/content-security-policy'

type Element = DefaultTreeAdapterTypes.Element
type Attributes = Record<string, string>

/** Links of the head that React writes before or after the metadata, depending on which of them is ready first. */
const UNORDERED_LINKS = new Set(['preconnect', 'search'])

/** Types of scripts that browsers run. A script of another type is data. */
const SCRIPT_TYPES = new Set([undefined, 'module', 'text/javascript'])

/** Sources of the page's policy beside its own files and inline texts. */
export type FinishOptions = {
  /** Returns the text of the script at a URL. Scripts with the attribute `data-inline` become part of the document. */
  readScript: (src: string) => string
  /** Other origins whose frames a page may embed. It names the one it needs in `data-frame-origin`. */
  frameOrigins?: string[]
  /** Other origins that scripts on any page may send requests to. */
  connectOrigins?: string[]
}

/**
 * Returns a script that starts others after the first frame, so that nothing competes with the content. A page in a
 * background tab renders no frames, so its scripts start at once.
 */
function toLoader(scripts: Attributes[]): string {
  return `(l=>document.hidden?l():requestAnimationFrame(()=>setTimeout(l)))(()=>{for(let a of ${toScriptJson(scripts)}){let e=document.createElement('script');for(let n in a)e.setAttribute(n,a[n]);document.head.append(e)}})`
}

/**
 * Joins inline scripts that directly follow each other: together, they need one hash. Those of the head stay apart,
 * because an app may expect each of them there.
 */
function joinScripts(scripts: Element[]): Element[] {
  return scripts.filter((script) => {
    const [before] = previousSiblings(script)
    const previous = scripts.find((each) => each === before)
    // A module has a scope of its own.
    const isModule = previous?.attrs.some(({ name }) => name === 'type')
    if (!previous || isModule || script.attrs.length > 0) return true
    setTextContent(previous, `${getTextContent(previous)}\n;${getTextContent(script)}`)
    removeNode(script)
    return false
  })
}

/**
 * Finishes an HTML document of any generator: scripts of the head come first, where they don't wait for stylesheets, and
 * the order of the rest doesn't depend on timing; scripts with a URL start after the first frame; and a strict policy
 * allows inline scripts and styles by hash. A document with its own policy is returned unchanged.
 * @returns the document, and the URLs of scripts that it no longer names: browsers with modules ignore them
 */
export function finishDocument(
  html: string,
  { readScript, frameOrigins = [], connectOrigins = [] }: FinishOptions,
): { html: string; unused: string[] } {
  const document = parse(html)
  const elements = [...queryAll<Element>(document, isElementNode)].map((element) => ({
    ...{ element, tag: element.tagName },
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  }))
  if (elements.some(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy')) {
    return { html, unused: [] }
  }
  const encoding = elements.find(({ attributes }) => attributes['charset'] !== undefined)?.element
  const head = encoding?.parentNode
  const body = elements.find(({ tag }) => tag === 'body')?.element
  if (!encoding || !head || !body) throw new Error('The head of the document has no encoding.')

  const inline: Element[] = []
  const deferred: Attributes[] = []
  const unused: string[] = []
  for (const { element, tag, attributes } of elements) {
    if (tag === 'link' && attributes['as'] === 'script') removeNode(element)
    if (tag === 'link' && UNORDERED_LINKS.has(attributes['rel'] ?? '')) {
      removeNode(element)
      appendChild(head, element)
    }
    // A script that an app has put out of use with this type is read by nobody.
    if (tag === 'script' && attributes['type'] === 'text/plain') setTextContent(element, '')
    if (tag !== 'script' || !SCRIPT_TYPES.has(attributes['type'])) continue
    const { src, nomodule, 'data-inline': isInline } = attributes
    if (src === undefined || isInline !== undefined) {
      if (src !== undefined) setTextContent(element, readScript(src))
      element.attrs = element.attrs.filter(({ name }) => name !== 'src' && name !== 'data-inline')
      inline.push(element)
    } else {
      removeNode(element)
      if (nomodule === undefined) deferred.push(attributes)
      else unused.push(src)
    }
  }
  const early = inline.filter(({ parentNode }) => parentNode === head)
  const late = inline.filter((script) => !early.includes(script))
  for (const script of early) removeNode(script)
  if (deferred.length > 0) {
    const loader = createElement('script')
    setTextContent(loader, toLoader(deferred))
    appendChild(body, loader)
    late.push(loader)
  }
  const origins = new Set(elements.map(({ attributes }) => attributes['data-frame-origin']))
  const directives = toDirectives({
    scripts: [...early, ...joinScripts(late)].map(getTextContent),
    styles: elements
      .filter(({ tag }) => tag === 'style')
      .map(({ element }) => getTextContent(element)),
    frameOrigins: frameOrigins.filter((origin) => origins.has(origin)),
    connectOrigins,
  })
  const policy = createElement('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: toPolicy(directives),
  })
  spliceChildren(head, head.childNodes.indexOf(encoding) + 1, 0, policy, ...early)
  return { html: serialize(document), unused }
}
