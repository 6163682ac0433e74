import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page, Request } from '@playwright/test'
import { test as base, expect } from '@playwright/test'

/** Whether a file is a redirect page, for a URL that has moved. */
function isRedirectPage(file: string): boolean {
  return readFileSync(file, 'utf8').includes('<meta http-equiv="refresh"')
}

const pageFiles = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'index.html',
)

/** Redirect pages, as paths below `out/`. */
export const redirectFiles = pageFiles.filter((file) => isRedirectPage(path.join('out', file)))

/** Every page of the export as a path with leading and trailing slashes, without redirects. */
export const exportedRoutes = pageFiles
  .filter((file) => !redirectFiles.includes(file))
  .map((file) => `/${file.split(path.sep).join('/')}`.replace(/index\.html$/, ''))
  .sort()

/** Returns the HTML of a page of the export. */
export const readHtml = (route: string) =>
  readFileSync(path.join('out', route, 'index.html'), 'utf8')

/** Routes that the site must have, by family. It can have others. */
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

/** The pages that sweeps visit: one of each kind, or all of them with `npm run test:sweep`. */
export const sweptRoutes = process.env.SWEEP
  ? [...exportedRoutes, pageKinds['not found']]
  : Object.values(pageKinds)

/** Records everything that a page must not do: log, throw, violate the policy, or send requests to another origin. */
async function watch(
  page: Page,
  ownOrigin: string | undefined,
  complaints: string[],
): Promise<void> {
  page.on('console', (message) => {
    const text = message.text()
    // The not-found page itself returns 404, which the browser logs for the document.
    if (text.includes('status of 404') && message.location().url.includes('/nothing-here')) return
    // Logged if `serviceWorkers` is `block`: by Playwright, and because it returns no registration.
    if (text === 'Service Worker registration blocked by Playwright') return
    if (/^The registration of the service worker failed.*reading 'waiting'/.test(text)) return
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
}

/** `complaints` must be empty at the end of every test that opens a page, whatever it tests. */
export const test = base.extend<{ complaints: string[] }>({
  // eslint-disable-next-line no-empty-pattern -- this fixture needs no other
  complaints: ({}, provide) => provide([]),
  page: async ({ page, baseURL, complaints }, provide) => {
    await watch(page, baseURL, complaints)
    await provide(page)
    expect(complaints).toEqual([])
  },
})

export { expect }

/** Waits until the app has hydrated the page. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready')
}

/** Opens a page, and waits until the app has hydrated it. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForApp(page)
}

/** Points at a link, and waits until its page is prefetched. */
export async function pointAt(page: Page, link: Locator): Promise<void> {
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url())
  const fetched = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname.startsWith(`${pathname}__next.`) &&
      response.url().includes('__PAGE__'),
  )
  await link.dispatchEvent('pointerover')
  await (await fetched).finished()
}

/** Records the paths of requests from here on, or only of some of them. */
export function recordRequests(
  page: Page,
  counts: (request: Request) => boolean = () => true,
): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (counts(request)) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

export const isFetch = (request: Request) => request.resourceType() === 'fetch'

/** Holds requests whose URLs match a pattern. The returned function lets them and later ones continue. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Returns what a test has stored on the page's window under a name. */
export function readRecord(page: Page, name: string): Promise<unknown> {
  return page.evaluate((key) => Reflect.get(window, key) as unknown, name)
}

/** An entry of type `layout-shift`, which the DOM types lack: https://wicg.github.io/layout-instability/ */
type LayoutShift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Records layout shifts on each page from here on: what shifts, how far, and from where to where. Returns a function
 * that reads them.
 * @param from `parsed` excludes shifts while the document is still loading, for example when a busy machine paints half
 * a line; `slow-document.spec.ts` and `layout.spec.ts` cover those
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
  // The observer is notified of the last frame by the next one.
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

/** Returns how far the page is scrolled, in whole pixels. */
export const getScrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls, and waits until the page has noticed the end of scrolling. */
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

/** Returns by how many pixels the page is wider than the window. */
export const getOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Follows a link without scrolling to it first, as `click` does. */
export const follow = (link: Locator) =>
  link.evaluate((element: HTMLAnchorElement) => element.click())
