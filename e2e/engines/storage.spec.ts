import { Reader, expect, test } from './reader'
import { DARK, PAGE, THEME_BUTTON, isDark } from './selectors'

test('a page that was read opens without the server', async ({ reader, host }) => {
  await reader.page.setSize(390, 844)
  await reader.open(PAGE)
  const isStored = () =>
    reader.read(async (path) => {
      const names = (await caches.keys()).filter((name) => `${name} `.includes(' pages '))
      const caught = names.map(async (name) => await (await caches.open(name)).keys())
      return (await Promise.all(caught)).flat().some(({ url }) => url.includes(path))
    }, PAGE)
  await expect.poll(isStored).toBe(true)
  await host.stop()
  await reader.leave(`${PAGE}?again`)
  await reader.waitFor(() => location.search === '?again')
  await reader.see('[data-app=ready] h1', 'Installation')
})

test('a version is saved, and removed', async ({ reader }) => {
  await reader.open('/offline/')
  await reader.click('button', 'Save Community')
  await reader.click('button', 'Remove Community')
  await reader.see('button', 'Save Community')
})

test('without cookies and storage, the site works and the offline page says so', async ({
  launch,
  host,
}, { project }) => {
  test.skip(project.name !== 'firefox', 'Only Firefox can be started with cookies blocked.')
  const page = await launch(true)
  try {
    const reader = new Reader(page, host)
    await reader.open(PAGE)
    await reader.click(THEME_BUTTON)
    await reader.waitFor(isDark, DARK)
    await reader.open('/offline/')
    await reader.waitFor(() =>
      [...document.querySelectorAll('[role=status]')].some((status) =>
        status.textContent.startsWith("This browser can't store pages"),
      ),
    )
  } finally {
    await page.end()
  }
})
