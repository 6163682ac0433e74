import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { serveFolder } from '@/lib/build/static-server'
import { heading, waitForApp } from '../site'

/** What goes wrong with a file: a status, a response that ends too early, changed content, or no answer. */
type Fault = 404 | 503 | 'cut' | 'damaged' | 'slow'

/** A host of the site that can be stopped, updated to another build, and made to fail. */
export class SiteHost {
  /** Paths that were requested since the last call of `takeRequests`. */
  private requests: string[] = []

  /** Faults by the start of a path. */
  readonly faults = new Map<string, Fault>()

  private constructor(
    private server: Server,
    readonly port: number,
  ) {
    this.watch()
  }

  static async start(folder = 'out'): Promise<SiteHost> {
    const server = await serveFolder(folder, 0)
    return new SiteHost(server, (server.address() as AddressInfo).port)
  }

  private watch(): void {
    const [answer] = this.server.listeners('request') as RequestListener[]
    this.server.removeAllListeners('request')
    this.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const path = request.url ?? ''
      this.requests.push(path)
      const fault = [...this.faults].find(([start]) => path.startsWith(start))?.[1]
      if (fault === undefined) answer?.(request, response)
      else if (typeof fault === 'number') response.writeHead(fault).end()
      else if (fault !== 'slow') {
        response.writeHead(200, { 'content-length': 5000 })
        response.write('x'.repeat(fault === 'cut' ? 100 : 5000), () => response.destroy())
      }
    })
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  takeRequests(): string[] {
    return this.requests.splice(0)
  }

  async stop(): Promise<void> {
    if (!this.server.listening) return
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  async deploy(folder: string): Promise<void> {
    await this.stop()
    this.server = await serveFolder(folder, this.port)
    this.watch()
  }
}

/** Returns the stored paths in the caches of one kind: `shell`, `pages`, `files` or `version`. */
export function listStored(page: Page, kind: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => `${name} `.includes(` ${wanted} `))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  }, kind)
}

/** Returns the ids of the versions that are completely stored. */
export function listSaved(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes(' version '))
    const saved = await Promise.all(
      names.map((cacheName) => caches.match('/offline/saved.json', { cacheName })),
    )
    return names.filter((_, at) => saved[at]).map((name) => name.split(' ').at(-2) ?? '')
  })
}

/** Opens a page in offline mode, and waits until the worker has stored it. */
export async function readOnline(page: Page, host: SiteHost, path: string): Promise<void> {
  await page.goto(host.url + path)
  await waitForApp(page)
  const stored = path.replace(/[?#].*$/, '')
  await expect.poll(() => listStored(page, 'pages')).toContain(stored)
}

/** Saves a version of the documentation on the offline page, as readers do. */
export async function saveVersion(page: Page, host: SiteHost, label: string): Promise<void> {
  const name = `Documentation ${label}`
  await page.goto(`${host.url}/offline/`)
  await page.getByRole('button', { name: `Save ${name}` }).click()
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(`${name} is saved.`)
}

/** Viewport of a phone, which is in offline mode. */
export const PHONE = { width: 390, height: 844 }

export const test = base.extend<{ host: SiteHost }>({
  // Playwright reads the names of fixtures from the pattern.
  // eslint-disable-next-line no-empty-pattern -- this fixture needs no other
  host: async ({}, provide) => {
    const host = await SiteHost.start()
    await provide(host)
    await host.stop()
  },
})

export { expect, heading, waitForApp }
