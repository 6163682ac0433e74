import type { DrivenPage } from './driven-page'

type Frame = { evaluate: (script: string) => Promise<unknown> }

/** What the pages of Playwright and Puppeteer have in common. */
type ScriptedPage = Frame & {
  goto: (url: string) => Promise<unknown>
  $: (selector: string) => Promise<{ contentFrame: () => Promise<Frame | null> } | null>
  mouse: Record<'move' | 'click', (x: number, y: number) => Promise<void>>
  keyboard: Record<'down' | 'up' | 'press' | 'type', (key: never) => Promise<void>>
}

/** Drives a page of Playwright or Puppeteer. The arguments are what differs between them. */
export function drivePage(
  page: ScriptedPage,
  { setSize, close }: Pick<DrivenPage, 'setSize' | 'close'>,
): DrivenPage {
  const { mouse } = page
  // Playwright takes any name of a key, and Puppeteer has a type for them.
  const keyboard = page.keyboard as Record<
    keyof typeof page.keyboard,
    (key: string) => Promise<void>
  >
  return {
    goto: async (url) => {
      await page.goto(url)
    },
    setSize,
    evaluate: (script) => page.evaluate(script),
    evaluateInFrame: async (selector, script) => {
      const frame = await (await page.$(selector))?.contentFrame()
      return frame?.evaluate(script)
    },
    move: (x, y) => mouse.move(x, y),
    click: (x, y) => mouse.click(x, y),
    type: (text) => keyboard.type(text),
    press: async (key, ...held) => {
      for (const each of held) await keyboard.down(each)
      await keyboard.press(key)
      for (const each of held) await keyboard.up(each)
    },
    close,
  }
}
