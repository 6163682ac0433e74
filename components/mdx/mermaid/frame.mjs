// @ts-check
/* global document, DOMParser, XMLSerializer, window */
import mermaid from 'mermaid'

/**
 * The frame that draws diagrams. It is a separate document because Mermaid writes inline styles, which the policy of
 * pages forbids. The diagram leaves it as an image, in which styles are allowed.
 *
 * @typedef {object} DrawnDiagram
 * @property {string} svg A complete document.
 * @property {number} width In pixels.
 * @property {number} height
 * @property {string} title The diagram's `accTitle`, empty if there is none.
 * @property {string} description The diagram's `accDescr`.
 *
 * @typedef {(source: string, mode: 'light' | 'dark') => Promise<DrawnDiagram>} DrawDiagram
 */

let count = 0

/** Returns the view box of a diagram that has none. @param {SVGSVGElement} svg @returns {string} */
function measure(svg) {
  document.body.append(svg)
  const { x, y, width, height } = svg.getBBox()
  return [x, y, width, height].join(' ')
}

/** @param {string} markup @returns {DrawnDiagram} */
function toDiagram(markup) {
  // Mermaid's markup is HTML, but an image needs XML.
  const svg = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg')
  if (!svg) throw new Error('Nothing was drawn')
  const viewBox = svg.getAttribute('viewBox') ?? measure(svg)
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  if (!(width > 0 && height > 0)) throw new Error('The diagram is empty')
  const size = { width: Math.ceil(width), height: Math.ceil(height) }
  svg.removeAttribute('style')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('width', String(size.width))
  svg.setAttribute('height', String(size.height))
  return {
    svg: new XMLSerializer().serializeToString(svg),
    ...size,
    title: svg.querySelector(':scope > title')?.textContent?.trim() ?? '',
    description: svg.querySelector(':scope > desc')?.textContent?.trim() ?? '',
  }
}

/** @type {DrawDiagram} */
async function draw(source, mode) {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: mode === 'dark' ? 'dark' : 'default',
    fontFamily: window.getComputedStyle(document.body).fontFamily,
  })
  const box = document.createElement('div')
  document.body.append(box)
  try {
    const { svg } = await mermaid.render(`diagram-${++count}`, source, box)
    return toDiagram(svg)
  } finally {
    // Also removes what a failed drawing left behind.
    document.body.replaceChildren()
  }
}

/** @type {Promise<unknown>} */
let last = Promise.resolve()

/**
 * Draws one diagram at a time, because the theme is a global setting of Mermaid.
 *
 * @type {DrawDiagram}
 */
export function drawDiagram(source, mode) {
  const drawing = last.then(() => draw(source, mode))
  last = drawing.catch(() => undefined)
  return drawing
}

Object.assign(window, { drawDiagram })
