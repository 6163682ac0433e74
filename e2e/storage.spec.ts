import { expect, openPage, test, waitForApp } from './site'

for (const [how, stub] of [
  [
    'blocked',
    () => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    },
  ],
  [
    'failing',
    () => {
      const fail = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      Object.assign(Storage.prototype, { getItem: fail, setItem: fail, removeItem: fail })
    },
  ],
] as const) {
  test(`without storage (${how}), the site works and warns once`, async ({ page, complaints }) => {
    await page.addInitScript(stub)
    await openPage(page, '/docs/markdown-features/tabs/')
    await page.getByRole('tab', { name: 'SQLite' }).first().click()
    await expect(page.getByRole('tab', { name: 'SQLite' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
    await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()
    await page.reload()
    await waitForApp(page)
    await expect(page.getByRole('button', { name: /currently light mode/ })).toBeVisible()
    const warning = /^warning: Browser storage is not available/
    expect(complaints.splice(0)).toEqual([
      expect.stringMatching(warning),
      expect.stringMatching(warning),
    ])
  })
}
