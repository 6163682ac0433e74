import type { SiteHost } from '../pwa/site-host'
import { test as base, expect } from '../pwa/site-host'
import type { DrivenPage, Launch } from './driven-page'
import type { EngineName } from './engines'
import { getLaunch } from './engines'

export { expect }

/** An element is found by its selector and, where one is given, its name. */
type Target = [selector: string, name?: string | null]

/** Finds an element that is visible. Runs in the page. */
function findVisible(selector: string, name?: string | null): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility() &&
      [undefined, null, (element.ariaLabel ?? element.textContent).trim()].includes(name),
  )
}

/** Brings an element into view, and returns its box. Runs in the page. */
async function findBox(...target: Target): Promise<DOMRect | undefined> {
  const element = findVisible(...target)
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  if (top < 60 || bottom > innerHeight) {
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  return element?.getBoundingClientRect().toJSON() as DOMRect | undefined
}

/** A reader with a browser and a separate origin, so that no test sees what another one has stored. */
export class Reader {
  constructor(
    readonly page: DrivenPage,
    readonly host: SiteHost,
  ) {}

  /** Opens a page, and waits until its controls work. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.host.url + path)
    await this.see('[data-app=ready]')
  }

  /** Runs a function in the page, and returns what it returns as JSON. */
  read<T, A extends unknown[]>(run: (...values: A) => T, ...values: A): Promise<Awaited<T>> {
    const script = `(() => { ${findVisible.toString()}; return (${run.toString()})(...${JSON.stringify(values)}) })()`
    return this.page.evaluate(script) as Promise<Awaited<T>>
  }

  /** Reads the result in the frame of a block of live code. */
  async readResult(): Promise<string> {
    const frame = await (
      await this.page.$('iframe[title="Live Editor and Result"]')
    )?.contentFrame()
    return String(await frame?.evaluate(`document.querySelector('[role=group]').textContent`))
  }

  /** Waits until a function returns true in the page. */
  async waitFor<A extends unknown[]>(run: (...values: A) => boolean, ...values: A): Promise<void> {
    // A page that is being replaced can't answer.
    const ask = () => this.read(run, ...values).catch(() => false)
    await expect.poll(ask, { message: run.toString() }).toBe(true)
  }

  /** Waits until an element is visible. */
  see = (...target: Target) => this.waitFor((...it) => findVisible(...it) !== undefined, ...target)

  /** Waits until no such element is visible. */
  miss = (...target: Target) => this.waitFor((...it) => findVisible(...it) === undefined, ...target)

  /** Waits until a page is at a scroll position, up to rounding. */
  seeAt = (top: number) => this.waitFor((wanted) => Math.abs(scrollY - wanted) < 2, top)

  /** Waits until an element is in view, and returns its box. */
  async reach(...target: Target): Promise<DOMRect> {
    await this.see(...target)
    const box = await this.read(findBox, ...target)
    if (!box) throw new Error(`${target.join(' ')} is gone.`)
    return box
  }

  async click(...target: Target): Promise<void> {
    const { x, y, width, height } = await this.reach(...target)
    await this.page.mouse.click(x + width / 2, y + height / 2)
  }

  async pointAt(...target: Target): Promise<void> {
    const { x, y, width, height } = await this.reach(...target)
    await this.page.mouse.move(x + width / 2, y + height / 2)
  }

  focus = (selector: string) =>
    this.read((it) => document.querySelector<HTMLElement>(it)?.focus(), selector)

  type = (text: string) => this.page.keyboard.type(text)

  /** Presses keys together. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.down(key)
    for (const key of keys.reverse()) await this.page.keyboard.up(key)
  }

  /** Scrolls, waits until the page doesn't move any more and has been told so, and returns where it is. */
  scroll = (top: number) =>
    this.read(async (wanted) => {
      scrollTo({ top: wanted, behavior: 'instant' })
      for (const start = performance.now(); performance.now() < start + 300;)
        await new Promise(requestAnimationFrame)
      return Math.round(scrollY)
    }, top)

  /** Goes back or forward in the history, like the buttons of the browser. */
  go = (delta: 1 | -1) => this.read((by) => void setTimeout(() => history.go(by)), delta)

  /** Leaves the page for another document. */
  leave = (path: string) => this.read((to) => void setTimeout(() => location.assign(to)), path)
}

export const test = base.extend<{ reader: Reader }, { launch: Launch; driven: DrivenPage }>({
  launch: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, provide, { project }) => provide(getLaunch(project.name as EngineName)),
    // A browser that is missing is installed.
    { scope: 'worker', timeout: 900_000 },
  ],
  driven: [
    async ({ launch }, provide) => {
      const page = await launch()
      await provide(page)
      await page.end()
    },
    { scope: 'worker' },
  ],
  reader: async ({ driven, host }, provide) => {
    await driven.setSize(1280, 800)
    await provide(new Reader(driven, host))
  },
})
