import { baseUrl } from '@/components/ui/base-url'
import type { DrawDiagram, DrawnDiagram } from './frame.mjs'

let frame: Promise<DrawDiagram | undefined> | undefined

/** Loads the frame: a page of the same origin, whose function can be called without messages. */
function openFrame(): Promise<DrawDiagram | undefined> {
  const element = document.createElement('iframe')
  element.className = 'diagram-frame'
  element.title = 'Diagrams'
  element.tabIndex = -1
  element.setAttribute('aria-hidden', 'true')
  element.src = `${baseUrl}mermaid-frame/frame.html`
  document.body.append(element)
  return new Promise((resolve) => {
    element.onload = () =>
      resolve((element.contentWindow as { drawDiagram?: DrawDiagram } | null)?.drawDiagram)
  })
}

/**
 * Draws a diagram in the page's one frame, which the first diagram loads.
 * @throws Error if the script of the frame can't be loaded, or if the diagram can't be drawn
 */
export async function drawInFrame(source: string, mode: 'light' | 'dark'): Promise<DrawnDiagram> {
  const drawDiagram = await (frame ??= openFrame())
  if (!drawDiagram) throw new Error('The script that renders diagrams could not be loaded.')
  return drawDiagram(source, mode)
}

/**
 * Lets the next diagram load a new frame, because the browser doesn't request a failed script again. In the old one,
 * other diagrams may still be drawn.
 */
export function renewFrame(): void {
  frame = undefined
}
