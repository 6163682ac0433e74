import { readFileSync } from 'node:fs'
import { openImages } from './image-page'
import { expect, test } from './site'

test.describe('a link to a file', () => {
  test("saves files that browsers don't show, under their own name", async ({ page }) => {
    await openImages(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'sizes as a table' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('sizes.csv')
    expect(readFileSync(await file.path(), 'utf8')).toBe(
      readFileSync('content/tests/docs/tests/files/sizes.csv', 'utf8'),
    )
  })

  test('opens files that browsers show in a new tab', async ({ page, request }) => {
    await openImages(page)
    const link = page.getByRole('link', { name: 'a report' })
    await expect(link).toHaveAttribute('target', '_blank')
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toMatch(/^\/assets\/report\.\w+\.pdf#page=1$/)
    expect((await request.get(href)).headers()['content-type']).toBe('application/pdf')
  })

  test('can be cached forever, because its name changes with its content', async ({
    page,
    request,
  }) => {
    await openImages(page)
    const href = await page.getByRole('link', { name: 'sizes as a table' }).getAttribute('href')
    expect((await request.get(href ?? '')).headers()['cache-control']).toContain('immutable')
  })
})
