/**
 * Message from a page to the frame of a live code block, sent when the frame is ready and when the color mode changes.
 */
export type PageMessage = {
  /** The code as its author wrote it. */
  code: string
  /** Whether the code calls `render` itself instead of being a component or an element. */
  noInline: boolean
  mode: 'light' | 'dark'
}

/** Message from the frame to its page: `ready` when it listens, then its height in pixels whenever that changes. */
export type FrameMessage = 'ready' | number
