import type { Element, ElementContent, Properties, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'

type Node = RootContent | ElementContent

/** Attributes that mean something without the site's styles and scripts. */
const keptProperties = new Set([
  'align',
  'alt',
  'cite',
  'colSpan',
  'dateTime',
  'dir',
  'height',
  'href',
  'lang',
  'poster',
  'rowSpan',
  'scope',
  'sizes',
  'src',
  'srcSet',
  'start',
  'title',
  'value',
  'width',
])

const urlProperties = new Set(['cite', 'href', 'poster', 'src'])

/** Elements whose subtree has rules of its own. */
const foreignElements = new Set(['math', 'svg'])

const droppedElements = new Set(['button', 'link', 'meta', 'script', 'style', 'template'])

/** A link to its own heading, the part of a formula that needs KaTeX's styles, an image's version for dark pages. */
const droppedClasses = ['hash-link', 'katex-html', 'dark-only']

/** Blocks that only hold others; the rest keep texts apart. */
const unwrappedClasses = ['table', 'tabs']

function hasClass({ properties }: Element, name: string): boolean {
  return [properties.className].flat().includes(name)
}

function isDropped(element: Element): boolean {
  const { tagName, properties } = element
  return (
    droppedElements.has(tagName) ||
    droppedClasses.some((name) => hasClass(element, name)) ||
    properties.role === 'tablist' ||
    // It leads from a note back to the text, which has no ids here.
    'dataFootnoteBackref' in properties ||
    (tagName === 'svg' && properties.ariaHidden === 'true')
  )
}

function findElement(nodes: Node[], tagName: string): Element | undefined {
  return nodes.find((node): node is Element => node.type === 'element' && node.tagName === tagName)
}

function toAbsoluteUrl(href: string, postUrl: string): string {
  return URL.canParse(href, postUrl) ? new URL(href, postUrl).href : href
}

/** @example toAbsoluteSrcSet('/a.png 1x, /b.png 2x', …) // 'https://e.example/a.png 1x, https://e.example/b.png 2x' */
function toAbsoluteSrcSet(srcSet: string, postUrl: string): string {
  return srcSet
    .split(',')
    .map((candidate) => candidate.trim().replace(/^\S+/, (src) => toAbsoluteUrl(src, postUrl)))
    .join(', ')
}

function cleanProperties(properties: Properties, postUrl: string): Properties {
  const kept = Object.entries(properties).filter(([name]) => keptProperties.has(name))
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (name === 'srcSet') return [name, toAbsoluteSrcSet(String(value), postUrl)]
      return [name, urlProperties.has(name) ? toAbsoluteUrl(String(value), postUrl) : value]
    }),
  )
}

/** `<figure class="code">` -> its title in a paragraph and its text in `<pre><code>`. */
function toPlainCode({ children }: Element): Element[] {
  const title = findElement(children, 'figcaption')
  const pre = findElement(children, 'pre')
  return [
    ...(title ? [h('p', h('code', toString(title)))] : []),
    ...(pre ? [h('pre', h('code', toString(pre)))] : []),
  ]
}

function clean(nodes: Node[], postUrl: string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node]
    return node.type === 'element' && !isDropped(node) ? cleanElement(node, postUrl) : []
  })
}

function cleanElement(element: Element, postUrl: string): ElementContent[] {
  const { tagName, properties } = element
  if (foreignElements.has(tagName)) return [element]
  if (tagName === 'figure' && hasClass(element, 'code')) return toPlainCode(element)
  if (tagName === 'input') {
    return [{ type: 'text', value: properties.checked ? '☑' : '☐' }]
  }
  const children = clean(element.children, postUrl)
  if (hasClass(element, 'admonition')) return [h('blockquote', children)]
  if (hasClass(element, 'admonition-title')) return [h('p', h('strong', children))]
  if (properties.role === 'tabpanel') {
    return [h('p', h('strong', String(properties.dataLabel))), ...children]
  }
  const cleaned: Element = {
    type: 'element',
    tagName,
    properties: cleanProperties(properties, postUrl),
    children,
  }
  const isWrapper =
    (tagName === 'span' && Object.keys(cleaned.properties).length === 0) ||
    unwrappedClasses.some((name) => hasClass(element, name))
  return isWrapper ? children : [cleaned]
}

/**
 * HTML of a post as readers of feeds understand it: no site's styles and scripts stand behind it, and no URL that
 * it is relative to. The result is well-formed XML, too.
 * @param postUrl absolute URL of the post
 */
export function toFeedHtml(html: string, postUrl: string): string {
  const { children } = fromHtml(html, { fragment: true })
  return toHtml(clean(children, postUrl), { closeSelfClosing: true }).trim()
}
