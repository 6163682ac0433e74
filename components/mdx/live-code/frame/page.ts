import type { FrameMessage } from '../messages'

/** Sends a message to the page around the frame. It holds no secrets, and the page may be of any origin. */
export function tellPage(message: FrameMessage): void {
  window.parent.postMessage(message, '*')
}
