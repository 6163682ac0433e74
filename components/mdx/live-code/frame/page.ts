import type { FrameMessage } from '../messages'

/** Sends a message to the page around the frame. Messages contain no secrets, and the page may have any origin. */
export function sendToPage(message: FrameMessage): void {
  window.parent.postMessage(message, '*')
}
