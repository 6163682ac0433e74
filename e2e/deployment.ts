import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as base } from './pwa/site-host'
import { isSecondBuild, makeSecondBuild } from './second-build'
import { follow as followLink, pointAt as pointAtLink, waitForApp } from './site'

/** Tests of a deployment, which replaces the site while readers have its pages open. @see makeSecondBuild */
export const test = base.extend<object, { secondBuild: string }>({
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
})

/** Points at a link, so that its page is prefetched. */
export const pointAt = (page: Page, address: string) =>
  pointAtLink(page, page.locator(`a[href="${address}"]`).first())

export const follow = (page: Page, address: string) =>
  followLink(page.locator(`a[href="${address}"]`).first())

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
