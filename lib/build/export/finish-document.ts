import type { DefaultTreeAdapterTypes } from 'parse5'
import { html as names, parse, serialize, defaultTreeAdapter as tree } from 'parse5'
import { toScriptJson } from '@/lib/core/script-json'
import { toDirectives, toPolicy } from '@/lib/output/core/content-security-policy'

type Element = DefaultTreeAdapterTypes.Element
type Attributes = Record<string, string>

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

function listElements({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return childNodes.flatMap((node) => ('tagName' in node ? [node, ...listElements(node)] : []))
}

function readText({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

function replaceText(element: Element, text: string): void {
  element.childNodes = []
  tree.insertText(element, text)
}

function createElement(name: string, attributes: Attributes, text = ''): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }))
  const element = tree.createElement(name, names.NS.HTML, attrs)
  replaceText(element, text)
  return element
}

function insertAfter(previous: Element, elements: Element[]): void {
  const { parentNode } = previous
  if (!parentNode) return
  const start = parentNode.childNodes.indexOf(previous) + 1
  parentNode.childNodes.splice(start, 0, ...elements)
  for (const element of elements) element.parentNode = parentNode
}

/**
 * Joins inline scripts that directly follow each other: together, they need one hash. Those of the head stay apart,
 * because an app may expect each of them there.
 */
function joinScripts(scripts: Element[]): Element[] {
  return scripts.filter((script) => {
    const siblings = script.parentNode?.childNodes ?? []
    const previous = scripts.find((each) => each === siblings[siblings.indexOf(script) - 1])
    // A module has a scope of its own.
    const isModule = previous?.attrs.some(({ name }) => name === 'type')
    if (!previous || isModule || script.attrs.length > 0) return true
    replaceText(previous, `${readText(previous)}\n;${readText(script)}`)
    tree.detachNode(script)
    return false
  })
}

/**
 * Finishes an HTML document of any generator: scripts of the head come first, where they don't wait for stylesheets;
 * scripts with a URL start after the first frame; and a strict policy allows inline scripts and styles by hash. A
 * document with its own policy is returned unchanged.
 * @returns the document, and the URLs of scripts that it no longer names: browsers with modules ignore them
 */
export function finishDocument(
  html: string,
  { readScript, frameOrigins = [], connectOrigins = [] }: FinishOptions,
): { html: string; unused: string[] } {
  const document = parse(html)
  const elements = listElements(document).map((element) => ({
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
    if (tag === 'link' && attributes['as'] === 'script') tree.detachNode(element)
    if (tag !== 'script' || !SCRIPT_TYPES.has(attributes['type'])) continue
    const { src, nomodule, 'data-inline': isInline } = attributes
    if (src === undefined || isInline !== undefined) {
      if (src !== undefined) replaceText(element, readScript(src))
      element.attrs = element.attrs.filter(({ name }) => name !== 'src' && name !== 'data-inline')
      inline.push(element)
    } else {
      tree.detachNode(element)
      if (nomodule === undefined) deferred.push(attributes)
      else unused.push(src)
    }
  }
  const early = inline.filter(({ parentNode }) => parentNode === head)
  const late = inline.filter((script) => !early.includes(script))
  for (const script of early) tree.detachNode(script)
  insertAfter(encoding, early)
  if (deferred.length > 0) {
    const loader = createElement('script', {}, toLoader(deferred))
    tree.appendChild(body, loader)
    late.push(loader)
  }
  const origins = new Set(elements.map(({ attributes }) => attributes['data-frame-origin']))
  const directives = toDirectives({
    scripts: [...early, ...joinScripts(late)].map(readText),
    styles: elements.filter(({ tag }) => tag === 'style').map(({ element }) => readText(element)),
    frameOrigins: frameOrigins.filter((origin) => origins.has(origin)),
    connectOrigins,
  })
  insertAfter(encoding, [
    createElement('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: toPolicy(directives),
    }),
  ])
  return { html: serialize(document), unused }
}
