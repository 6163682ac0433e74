/** What the page itself measures, in milliseconds since its navigation began. */
export type Probe = {
  fcp: number
  /** When the frame of the first paint was ready; `fcp` is when it was shown. */
  paintReady: number
  lcp: number
  cls: number
  /** Duration of every task longer than 50 ms. */
  longTasks: number[]
  /** Time from the last click until the new heading was shown. */
  navigation: number | undefined
  /** Time from the last typed letter until the options it found were shown. */
  answer: number | undefined
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can extend the browser's
  interface Window {
    benchProbe: Probe
  }
}

type PaintEntry = PerformanceEntry & { paintTime?: number }
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/**
 * Runs in the page before anything else. It's self-contained and has no named functions, because the compiler would
 * wrap them in a helper that the page doesn't have.
 */
export function installProbe(): void {
  const probe: Probe = {
    fcp: 0,
    paintReady: 0,
    lcp: 0,
    cls: 0,
    longTasks: [],
    navigation: undefined,
    answer: undefined,
  }
  window.benchProbe = probe
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint') as PaintEntry[]) {
      probe.fcp = entry.startTime
      probe.paintReady = entry.paintTime ?? entry.startTime
    }
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (!entry.hadRecentInput) probe.cls += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.longTasks.push(entry.duration)
  }).observe({ type: 'longtask', buffered: true })

  for (const [type, figure, selector] of [
    ['click', 'navigation', 'h1'],
    ['input', 'answer', '[role=option]'],
  ] as const) {
    addEventListener(
      type,
      (event) => {
        const before = Array.from(document.querySelectorAll(selector), (each) => each.innerHTML)
        probe[figure] = undefined
        new MutationObserver((_, observer) => {
          const after = Array.from(document.querySelectorAll(selector), (each) => each.innerHTML)
          if (after.length === 0 || after.join('\n') === before.join('\n')) return
          observer.disconnect()
          // A message sent from a frame arrives after that frame was painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => {
              probe[figure] = performance.now() - event.timeStamp
            }
            port2.postMessage(undefined)
          })
        }).observe(document, { childList: true, subtree: true, characterData: true })
      },
      { capture: true },
    )
  }
}

/** Returns the time by which long tasks exceed 50 ms. @example getBlockingTime([80, 50, 120]) // 100 */
export function getBlockingTime(longTasks: number[]): number {
  return longTasks.reduce((total, duration) => total + Math.max(0, duration - 50), 0)
}
