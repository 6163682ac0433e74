import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as base } from '@playwright/test'
import { serveFolder } from '@/lib/build/static-server'
import { isSecondBuild, makeSecondBuild } from './second-build'
import { pointAt as pointAtLink, waitForApp } from './site'

/** A host on which the site is replaced while readers have its pages open. */
class Host {
  private constructor(private server: Server) {}

  static async start(): Promise<Host> {
    return new Host(await serveFolder('out', 0))
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  async deploy(folder: string): Promise<void> {
    const { port } = this.server.address() as AddressInfo
    await this.stop()
    this.server = await serveFolder(folder, port)
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

/** Tests of a deployment. @see makeSecondBuild */
export const test = base.extend<{ host: Host }, { secondBuild: string }>({
  secondBuild: [
    // eslint-disable-next-line no-empty-pattern -- this fixture needs no other
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'second-build-'))
      makeSecondBuild('out', folder)
      await provide(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- this fixture needs no other
  host: async ({}, provide) => {
    const host = await Host.start()
    await provide(host)
    await host.stop()
  },
})

/** Points at a link, so that its page is prefetched. */
export const pointAt = (page: Page, address: string) =>
  pointAtLink(page, page.locator(`a[href="${address}"]`).first())

export const follow = (page: Page, address: string) =>
  page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())

/** Expects the scripts of the page to respond. */
export async function expectScripts(page: Page): Promise<void> {
  await waitForApp(page)
  const getTheme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  const before = await getTheme()
  await page
    .getByRole('button', { name: /Switch between dark and light mode/ })
    .first()
    .click()
  await expect.poll(getTheme).not.toBe(before)
}

export async function expectSecondBuild(page: Page): Promise<void> {
  // A reload happens only if a requested script is missing and the page itself is reachable.
  await expect.poll(async () => isSecondBuild(await page.content().catch(() => ''))).toBe(true)
}
