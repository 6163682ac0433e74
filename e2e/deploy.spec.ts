import { expectScripts, expectSecondBuild, follow, pointAt, test } from './deployment'
import { expect, heading, openPage } from './site'

// In one process, because each makes another build.
test.describe.configure({ mode: 'default' })

test('a link leads to the page of the new build', async ({ page, host, secondBuild }) => {
  await openPage(page, host.url + '/docs/installation/')
  await host.deploy(secondBuild)
  await follow(page, '/docs/configuration/')
  await expect(heading(page)).toHaveText('Configuration')
  await expect(page).toHaveURL(`${host.url}/docs/configuration/`)
  await expectSecondBuild(page)
  await expectScripts(page)
})

for (const [kind, address, title] of [
  ['of the same kind', '/docs/configuration/', 'Configuration'],
  ['with its own scripts and styles', '/showcase/', 'Docusaurus Site Showcase'],
  ['with its own styles', '/versions/', 'Versions'],
  ['of a blog', '/blog/', 'Docusaurus blog'],
] as const) {
  test(`a page ${kind} that was prefetched is complete`, async ({ page, host, secondBuild }) => {
    const failed: string[] = []
    await openPage(page, host.url + '/docs/')
    await pointAt(page, address)
    await host.deploy(secondBuild)
    page.on('load', () => failed.splice(0))
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url())
    })
    await follow(page, address)
    await expect(page).toHaveURL(host.url + address)
    await expect(heading(page)).toHaveText(title)
    await expectScripts(page)
    // Nothing is requested that only the first build has.
    expect(failed).toEqual([])
  })
}

test('Back and Forward show pages that work', async ({ page, host, secondBuild }) => {
  await openPage(page, host.url + '/docs/installation/')
  await follow(page, '/docs/configuration/')
  await expect(heading(page)).toHaveText('Configuration')
  await host.deploy(secondBuild)
  await page.goBack()
  await expect(heading(page)).toHaveText('Installation')
  await follow(page, '/showcase/')
  await expect(heading(page)).toHaveText('Docusaurus Site Showcase')
  await page.goBack()
  await expect(heading(page)).toHaveText('Installation')
  await expectScripts(page)
  await page.goForward()
  await expect(heading(page)).toHaveText('Docusaurus Site Showcase')
  await expectScripts(page)
})
