import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'

/** Whether a file is what is left at a URL that has moved. */
function isRedirectPage(file: string): boolean {
  return readFileSync(file, 'utf8').includes('<meta http-equiv="refresh"')
}

const pageFiles = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'index.html',
)

/** Files at URLs that have moved, below `out/`. */
export const redirectFiles = pageFiles.filter((file) => isRedirectPage(path.join('out', file)))

/** Every page of the export as a path with both slashes; URLs that have moved are none. */
export const exportedRoutes = pageFiles
  .filter((file) => !redirectFiles.includes(file))
  .map((file) => `/${file.split(path.sep).join('/')}`.replace(/index\.html$/, ''))
  .sort()

/** Routes that the site must have, by family; it may have more. */
export const listedFamilies = JSON.parse(readFileSync('e2e/routes.json', 'utf8')) as Record<
  string,
  string[]
>

/** Routes that the site must have. */
export const listedRoutes = new Set(Object.values(listedFamilies).flat())

/** One page of each kind. */
export const pageKinds = {
  home: '/',
  doc: '/docs/installation/',
  'doc with code': '/docs/markdown-features/code-blocks/',
  'doc with tabs': '/docs/markdown-features/tabs/',
  'doc with admonitions': '/docs/markdown-features/admonitions/',
  'options page': '/docs/api/docusaurus-config/',
  'old version': '/docs/3.0.1/installation/',
  category: '/docs/category/guides/',
  tags: '/tests/docs/tags/',
  tag: '/tests/docs/tags/listed/',
  'unlisted doc': '/tests/docs/',
  community: '/community/release-process/',
  'blog list': '/blog/',
  post: '/blog/releases/3.1/',
  'blog tags': '/blog/tags/',
  archive: '/blog/archive/',
  'release list': '/changelog/',
  release: '/changelog/3.1.1/',
  versions: '/versions/',
  upgrade: '/docs/upgrade/',
  'upgrade pair': '/docs/upgrade/2.4-to-3.1/',
  'all pages': '/sitemap/',
  'feature requests': '/feature-requests/',
  'search page': '/search/?q=sidebar',
  privacy: '/privacy/',
  offline: '/offline/',
  'test area': '/tests/',
  'page of its own': '/examples/markdownPageExample/',
  'debug tree': '/__docusaurus/debug/config/',
  'debug tables': '/__docusaurus/debug/registry/',
  'debug routes': '/__docusaurus/debug/routes/',
  'showcase, filtered': '/showcase/?tags=favorite',
  'not found': '/nothing-here/',
}

/** The pages that sweeps visit: one of each kind, or with `npm run test:sweep` all of them. */
export const sweptRoutes = process.env.SWEEP
  ? [...exportedRoutes, pageKinds['not found']]
  : Object.values(pageKinds)

/** Everything a page must not do: log, throw, break the policy, or ask another origin. */
async function watch(page: Page, ownOrigin: string | undefined): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    // The not-found page itself answers 404; the browser logs that for the document.
    if (text.includes('status of 404') && message.location().url.includes('/nothing-here')) return
    // What Playwright says where `serviceWorkers` is `block`.
    if (text === 'Service Worker registration blocked by Playwright') return
    complaints.push(`${message.type()}: ${text}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== ownOrigin) {
      complaints.push(`foreign request: ${request.url()}`)
    }
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().includes('/nothing-here')) {
      complaints.push(`${response.status()}: ${response.url()}`)
    }
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return complaints
}

/** `complaints` must be empty at the end of every test, whatever the test is about. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints = await watch(page, baseURL)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until the app has taken over the page. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready')
}

/** What a test has put on the page's window under a name, to be read later. */
export function readRecord(page: Page, name: string): Promise<unknown> {
  return page.evaluate((key) => Reflect.get(window, key) as unknown, name)
}

/** An entry of type `layout-shift`, which the DOM types do not have: https://wicg.github.io/layout-instability/ */
type LayoutShift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Records from now on what shifts on each page, how far and from where to where; the function returned reads it.
 * @param from `parsed` leaves out what moves while the document is still coming in, as it does when a busy machine paints
 * half a line; `slow-document.spec.ts` and `layout.spec.ts` look at that
 */
export async function recordShifts(
  page: Page,
  from: 'start' | 'parsed' = 'start',
): Promise<() => Promise<string[]>> {
  await page.addInitScript((isFromStart) => {
    const [navigation] = performance.getEntriesByType('navigation')
    const isParsed = (time: number) => {
      const { domContentLoadedEventStart: parsed } = navigation as PerformanceNavigationTiming
      return parsed > 0 && time >= parsed
    }
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? '?')
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
        if (!isFromStart && !isParsed(startTime)) continue
        const moves = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)}: ${place(previousRect)} → ${place(currentRect)}`,
        )
        shifts.push([value, ...moves].join('\n'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, from === 'start')
  // The frame after the last one is when the observer has been told of it.
  return () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(Reflect.get(window, 'shifts') as string[])),
          )
        }),
    )
}

/** How far the page is scrolled, in whole pixels. */
export const getScrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls and waits until the page has noticed that scrolling is over. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise((resolve) => {
        addEventListener('scrollend', resolve, { once: true })
        window.scrollTo(0, to)
      }),
    top,
  )
}
