import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { serveFolder } from '@/lib/build/static-server'
import type { OfflineStatus } from '@/lib/service-worker/messages'
import { waitForApp } from '../site'

/** A host of the site that can be stopped, started again, and given another build. */
export class SiteHost {
  /** Paths that were asked for since the last call of `takeRequests`. */
  private requests: string[] = []

  private constructor(
    private server: Server,
    readonly port: number,
  ) {
    this.record()
  }

  static async start(folder = 'out'): Promise<SiteHost> {
    const server = await serveFolder(folder, 0)
    return new SiteHost(server, (server.address() as AddressInfo).port)
  }

  private record(): void {
    this.server.prependListener('request', ({ url = '' }: { url?: string }) =>
      this.requests.push(url),
    )
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  takeRequests(): string[] {
    return this.requests.splice(0)
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  async deploy(folder: string): Promise<void> {
    await this.stop()
    this.server = await serveFolder(folder, this.port)
    this.record()
  }
}

/** What the worker that answers for the page has stored. */
export function getStatus(page: Page): Promise<OfflineStatus> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    return new Promise<OfflineStatus>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<OfflineStatus>) => resolve(data)
      active?.postMessage({ type: 'GET_STATUS' }, [port2])
    })
  })
}

/** Opens a page in offline mode, and waits until the worker has stored it. */
export async function readOnline(page: Page, host: SiteHost, path: string): Promise<void> {
  await page.goto(host.url + path)
  await waitForApp(page)
  const stored = path.replace(/^\/|[?#].*$/g, '')
  await expect
    .poll(async () => (await getStatus(page)).pages, { timeout: 20_000 })
    .toContain(stored)
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A phone, which is in offline mode. */
export const PHONE = { width: 390, height: 844 }

export const test = base.extend<{ host: SiteHost }>({
  // Playwright reads the names of fixtures from the pattern.
  // eslint-disable-next-line no-empty-pattern -- this one needs no other
  host: async ({}, provide) => {
    const host = await SiteHost.start()
    await provide(host)
    await host.stop()
  },
})

export { expect, waitForApp }
