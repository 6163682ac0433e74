import type { Element, ElementContent, Properties, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { parseHtml } from '@/lib/core/parse-html'

type Node = RootContent | ElementContent

/** Attributes that have a meaning without the site's styles and scripts. */
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

/** Elements that are kept unchanged, because their content has its own rules. */
const foreignElements = new Set(['math', 'svg'])

const droppedElements = new Set(['button', 'link', 'meta', 'script', 'style', 'template'])

/** Links next to headings, the part of a formula that needs KaTeX's styles, and images for dark mode. */
const droppedClasses = ['hash-link', 'katex-html', 'dark-only']

/** Blocks that only wrap others. All other blocks separate texts. */
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
    // A link from a footnote back to the text, which has no ids here.
    'dataFootnoteBackref' in properties ||
    (tagName === 'svg' && properties.ariaHidden === 'true')
  )
}

function findElement(nodes: Node[], tagName: string): Element | undefined {
  return nodes.find((node): node is Element => node.type === 'element' && node.tagName === tagName)
}

function toAbsoluteUrl(href: string, pageUrl: string): string {
  return URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : href
}

/** @example toAbsoluteSrcSet('/a.png 1x, /b.png 2x', …) // 'https://e.example/a.png 1x, https://e.example/b.png 2x' */
function toAbsoluteSrcSet(srcSet: string, pageUrl: string): string {
  return srcSet
    .split(',')
    .map((candidate) => candidate.trim().replace(/^\S+/, (src) => toAbsoluteUrl(src, pageUrl)))
    .join(', ')
}

function cleanProperties(properties: Properties, pageUrl: string): Properties {
  const kept = Object.entries(properties).filter(([name]) => keptProperties.has(name))
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (name === 'srcSet') return [name, toAbsoluteSrcSet(String(value), pageUrl)]
      return [name, urlProperties.has(name) ? toAbsoluteUrl(String(value), pageUrl) : value]
    }),
  )
}

/** Turns `<figure class="code">` into a paragraph with its title and a `<pre><code>` with its language and text. */
function toPlainCode({ children, properties }: Element): Element[] {
  const className = [`language-${String(properties.dataLang ?? 'text')}`]
  const title = findElement(children, 'figcaption')
  const pre = findElement(children, 'pre')
  return [
    ...(title ? [h('p', h('code', toString(title)))] : []),
    ...(pre ? [h('pre', h('code', { className }, toString(pre)))] : []),
  ]
}

function clean(nodes: Node[], pageUrl: string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node]
    return node.type === 'element' && !isDropped(node) ? cleanElement(node, pageUrl) : []
  })
}

function cleanElement(element: Element, pageUrl: string): ElementContent[] {
  const { tagName, properties } = element
  if (foreignElements.has(tagName)) return [element]
  if (tagName === 'figure' && hasClass(element, 'code')) return toPlainCode(element)
  if (tagName === 'input') {
    return [{ type: 'text', value: properties.checked ? '☑' : '☐' }]
  }
  const children = clean(element.children, pageUrl)
  if (hasClass(element, 'admonition')) return [h('blockquote', children)]
  if (hasClass(element, 'admonition-title')) return [h('p', h('strong', children))]
  if (properties.role === 'tabpanel') {
    return [h('p', h('strong', String(properties.dataLabel))), ...children]
  }
  const cleaned: Element = {
    type: 'element',
    tagName,
    properties: cleanProperties(properties, pageUrl),
    children,
  }
  const isWrapper =
    (tagName === 'span' && Object.keys(cleaned.properties).length === 0) ||
    unwrappedClasses.some((name) => hasClass(element, name))
  return isWrapper ? children : [cleaned]
}

/**
 * Reads the HTML of a body for readers that have neither the site's styles and scripts nor a base URL.
 * @param url absolute URL of the page, which relative URLs are resolved against
 */
export function cleanHtml(html: string, url: string): ElementContent[] {
  return clean(parseHtml(html).children, url)
}
