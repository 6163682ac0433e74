type Frame = { evaluate(script: string): Promise<unknown> }

/**
 * The only page of a running browser: what the pages of Playwright and Puppeteer have in common, and how to set its
 * size and end the browser. Coordinates and sizes are in CSS pixels, and keys have the names of `KeyboardEvent.key`.
 * Scripts are expressions; what they return, or what their promises resolve to, is passed on as JSON.
 */
export type DrivenPage = Frame & {
  goto(url: string): Promise<unknown>
  $(selector: string): Promise<{ contentFrame(): Promise<Frame | null> } | null>
  mouse: Record<'move' | 'click', (x: number, y: number) => Promise<void>>
  keyboard: {
    down(key: string): Promise<void>
    up(key: string): Promise<void>
    type(text: string): Promise<void>
  }
  setSize(width: number, height: number): Promise<unknown>
  end(): Promise<void>
}

/** Starts a browser. It can refuse cookies, storage and service workers, as some readers set it. */
export type Launch = (blocksStorage?: boolean) => Promise<DrivenPage>
