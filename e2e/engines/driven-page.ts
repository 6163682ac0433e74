/** How a browser is started. */
export type LaunchOptions = {
  /** Whether it refuses cookies, storage and service workers, as some readers set it. */
  blocksStorage: boolean
}

/**
 * The only page of a running browser, whatever drives it. Coordinates and sizes are in CSS pixels. Scripts are
 * expressions; what they return, or what their promises resolve to, is passed on as JSON.
 */
export type DrivenPage = {
  goto: (url: string) => Promise<void>
  setSize: (width: number, height: number) => Promise<void>
  evaluate: (script: string) => Promise<unknown>
  /** Evaluates a script in the first frame that the selector finds. */
  evaluateInFrame: (selector: string, script: string) => Promise<unknown>
  move: (x: number, y: number) => Promise<void>
  click: (x: number, y: number) => Promise<void>
  /** Types characters as fast as the browser takes them. */
  type: (text: string) => Promise<void>
  /** Presses a key while others are held down. Keys have the names of `KeyboardEvent.key`. */
  press: (key: string, ...held: string[]) => Promise<void>
  /** Ends the browser. */
  close: () => Promise<void>
}

export type Launch = (options: LaunchOptions) => Promise<DrivenPage>
