import type { Page } from '@playwright/test'

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can extend the browser's
  interface Window {
    /**
     * Milliseconds from the last click until a new heading was shown, and from the last letter until the options it
     * found were.
     */
    benchTimes: { navigation?: number | undefined; answer?: number | undefined }
  }
}

/**
 * Runs in the page before anything else. It's self-contained and has no named functions, because the compiler would
 * wrap them in a helper that the page doesn't have.
 */
export function installProbe(): void {
  window.benchTimes = {}
  for (const [type, figure, selector] of [
    ['click', 'navigation', 'h1'],
    ['input', 'answer', '[role=option]'],
  ] as const) {
    addEventListener(
      type,
      (event) => {
        const before = Array.from(document.querySelectorAll(selector), (each) => each.innerHTML)
        window.benchTimes[figure] = undefined
        new MutationObserver((_, observer) => {
          const after = Array.from(document.querySelectorAll(selector), (each) => each.innerHTML)
          if (after.length === 0 || after.join('\n') === before.join('\n')) return
          observer.disconnect()
          // A message sent from a frame arrives after that frame was painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => {
              window.benchTimes[figure] = performance.now() - event.timeStamp
            }
            port2.postMessage(undefined)
          })
        }).observe(document, { childList: true, subtree: true, characterData: true })
      },
      { capture: true },
    )
  }
}

type Entry = Pick<PerformanceEntry, 'name' | 'startTime' | 'duration'> & {
  /** Of a layout shift. */
  value?: number
  hadRecentInput?: boolean
}

const TYPES = ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'] as const

/** Returns what the browser has recorded of a page since its navigation began. */
export function readEntries(page: Page): Promise<Record<(typeof TYPES)[number], Entry[]>> {
  return page.evaluate(async (types) => {
    const entries = types.map((type): [string, Entry[]] => [type, []])
    for (const [type, list] of entries) {
      new PerformanceObserver((found) => {
        for (const entry of found.getEntries()) list.push(entry.toJSON() as Entry)
      }).observe({ type, buffered: true })
    }
    // Earlier entries, if there are any, arrive in a separate task.
    await new Promise((resolve) => setTimeout(resolve, 200))
    return Object.fromEntries(entries) as Record<(typeof types)[number], Entry[]>
  }, TYPES)
}

/** Returns the time by which long tasks exceed 50 ms. */
export function getBlockingTime(longTasks: Entry[]): number {
  return longTasks.reduce((total, { duration }) => total + Math.max(0, duration - 50), 0)
}
