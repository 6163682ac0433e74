import { test as base, expect } from '@playwright/test'
import { SiteHost } from '../pwa/site-host'
import type { DrivenPage, Launch } from './driven-page'
import type { EngineName } from './engines'
import { getLaunch } from './engines'

export { expect }

/** Finds an element that is visible, by selector and name. Runs in the page. */
export function findVisible(selector: string, name: string | null): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility() &&
      (name === null ||
        (element.getAttribute('aria-label') ?? element.textContent).trim() === name),
  )
}

/** Brings an element into view, and returns its middle once it has stopped moving. Runs in the page. */
async function findMiddle(selector: string, name: string | null) {
  const element = findVisible(selector, name)
  if (!element) return undefined
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 60 || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2, left: x, top: y }
}

/** A reader with a browser and a separate origin, so that no test sees what another one has stored. */
export class Reader {
  constructor(
    private readonly page: DrivenPage,
    readonly host: SiteHost,
  ) {}

  /** Opens a page, and waits until its controls work. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.host.url + path)
    await this.waitForApp()
  }

  async waitForApp(): Promise<void> {
    await this.waitFor(() => document.documentElement.dataset['app'] === 'ready')
  }

  /** Runs a function in the page, and returns what it returns as JSON. */
  read<T, A extends unknown[]>(run: (...values: A) => T, ...values: A): Promise<Awaited<T>> {
    const script = `(() => { ${findVisible.toString()}; return (${run.toString()})(...${JSON.stringify(values)}) })()`
    return this.page.evaluate(script) as Promise<Awaited<T>>
  }

  /** Runs a function in the frame of a block of live code. */
  readInFrame<T>(run: () => T): Promise<Awaited<T> | undefined> {
    const frame = 'iframe[title="Live Editor and Result"]'
    return this.page.evaluateInFrame(frame, `(${run.toString()})()`) as Promise<Awaited<T>>
  }

  /** Waits until a function returns true in the page. */
  async waitFor<A extends unknown[]>(run: (...values: A) => boolean, ...values: A): Promise<void> {
    // A page that is being replaced can't answer.
    const ask = () => this.read(run, ...values).catch(() => false)
    await expect.poll(ask, { message: run.toString(), timeout: 15_000 }).toBe(true)
  }

  private async reach(
    selector: string,
    name: string | null = null,
  ): Promise<Record<'x' | 'y' | 'left' | 'top', number>> {
    await this.waitFor((...wanted) => findVisible(...wanted) !== undefined, selector, name)
    const middle = await this.read(findMiddle, selector, name)
    if (!middle) throw new Error(`${selector} ${name ?? ''} is gone.`)
    return middle
  }

  async click(selector: string, name?: string): Promise<void> {
    const { x, y } = await this.reach(selector, name)
    await this.page.click(x, y)
  }

  /** Clicks near the corner where text starts. */
  async clickStart(selector: string): Promise<void> {
    const { left, top } = await this.reach(selector)
    await this.page.click(left + 40, top + 24)
  }

  async pointAt(selector: string, name?: string): Promise<void> {
    const { x, y } = await this.reach(selector, name)
    await this.page.move(x, y)
  }

  move = (x: number, y: number) => this.page.move(x, y)
  press = (key: string, ...held: string[]) => this.page.press(key, ...held)
  type = (text: string) => this.page.type(text)
  setSize = (width: number, height: number) => this.page.setSize(width, height)

  /** Goes back or forward in the history, like the buttons of the browser. */
  async go(delta: 1 | -1): Promise<void> {
    await this.read((by) => void setTimeout(() => history.go(by)), delta)
  }
}

type Fixtures = { host: SiteHost; reader: Reader }

type WorkerFixtures = {
  /** Starts another browser of the engine. */
  launch: Launch
  driven: DrivenPage
}

/** Time in milliseconds in which a browser that is missing is installed. */
const INSTALLING = 900_000

export const test = base.extend<Fixtures, WorkerFixtures>({
  launch: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, provide, { project }) => provide(getLaunch(project.name as EngineName)),
    { scope: 'worker', timeout: INSTALLING },
  ],
  driven: [
    async ({ launch }, provide) => {
      const page = await launch({ blocksStorage: false })
      await provide(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern
  host: async ({}, provide) => {
    const host = await SiteHost.start()
    await provide(host)
    await host.stop()
  },
  reader: async ({ driven, host }, provide) => {
    await driven.setSize(1280, 800)
    await provide(new Reader(driven, host))
  },
})
