/** What a page tells the frame of a live code block: when the frame is ready, and when the color mode changes. */
export type PageMessage = {
  /** The code as its author wrote it. */
  code: string
  /** Whether the code calls `render` itself instead of being a component or an element. */
  noInline: boolean
  mode: 'light' | 'dark'
}

/** What the frame tells its page: that it listens, and then its height in pixels whenever that changes. */
export type FrameMessage = 'ready' | number
