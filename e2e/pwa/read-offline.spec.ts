import { PHONE, expect, heading, readOnline, test, waitForApp } from './site-host'

test.use({ viewport: PHONE })

test('a page that was read opens without the server', async ({ page, host }) => {
  await readOnline(page, host, '/docs/installation/')
  await host.stop()
  await page.goto(`${host.url}/docs/installation/`)
  await waitForApp(page)
  await expect(heading(page)).toHaveText('Installation')
})
