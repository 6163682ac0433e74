import { expect, openPage, test } from './site'

const ROUTE = '/tests/pages/diagrams/'

/** Number of diagram types in Mermaid. The page shows each below its own heading. */
const TYPES = 38

test('every type is drawn', async ({ page }) => {
  await openPage(page, ROUTE)
  const headings = await page.getByRole('heading', { level: 3 }).all()
  expect(headings).toHaveLength(TYPES)
  const pictures = page.getByRole('main').getByRole('img')
  for (const [index, heading] of headings.entries()) {
    await heading.scrollIntoViewIfNeeded()
    await expect(pictures.nth(index), (await heading.textContent()) ?? '').toBeVisible()
  }
  await page.getByRole('heading', { name: 'A diagram with a problem' }).scrollIntoViewIfNeeded()
  // Plus the one that changes.
  await expect(pictures).toHaveCount(TYPES + 1)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
})

test('a diagram is updated with its source', async ({ page }) => {
  await openPage(page, ROUTE)
  await page.getByRole('heading', { name: 'A diagram that changes' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: 'Cups, 1 in all' })).toBeVisible()
  await page.getByRole('button', { name: 'One more cup' }).click()
  await expect(page.getByRole('img', { name: 'Cups, 2 in all' })).toBeVisible()
})
