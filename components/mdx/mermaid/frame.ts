import { baseUrl } from '@/components/ui/base-url'
import type { DrawDiagram, Drawing } from './frame.mjs'

type Frame = {
  element: HTMLIFrameElement
  /** Undefined if the frame's script could not be loaded. */
  loaded: Promise<DrawDiagram | undefined>
  /** Number of unfinished drawings. */
  pending: number
}

const unavailable: Drawing = {
  kind: 'failed',
  message: 'The script that renders diagrams could not be loaded.',
}

let current: Frame | undefined

/** Loads the frame: a page of the same origin, whose function can be called without messages. */
function openFrame(): Frame {
  const element = document.createElement('iframe')
  element.className = 'diagram-frame'
  element.title = 'Diagrams'
  element.tabIndex = -1
  element.setAttribute('aria-hidden', 'true')
  element.src = `${baseUrl}mermaid-frame/frame.html`
  const loaded = new Promise<DrawDiagram | undefined>((resolve) => {
    element.onload = () =>
      resolve((element.contentWindow as { drawDiagram?: DrawDiagram } | null)?.drawDiagram)
  })
  document.body.append(element)
  return { element, loaded, pending: 0 }
}

/**
 * Draws a diagram in the page's one frame, which the first diagram loads. Never rejects.
 * @param anew whether to reload the frame, unless it is busy: the browser doesn't request a failed script again
 */
export async function drawInFrame(
  source: string,
  mode: 'light' | 'dark',
  anew: boolean,
): Promise<Drawing> {
  if (anew && current?.pending === 0) {
    current.element.remove()
    current = undefined
  }
  const frame = (current ??= openFrame())
  frame.pending += 1
  const drawDiagram = await frame.loaded
  const drawing = drawDiagram ? await drawDiagram(source, mode) : unavailable
  frame.pending -= 1
  return drawing
}
