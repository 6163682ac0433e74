import { isExported, listAddresses, readEntries } from './feeds'
import { expect, readHtml, test } from './site'

const instances = ['/blog/', '/changelog/', '/tests/blog/']
const xmlFiles = ['rss.xml', 'atom.xml']

for (const instance of instances) {
  for (const file of [...xmlFiles, 'feed.json']) {
    const route = instance + file

    test(`${route} has at most 20 entries, newest first, in the order of the list of posts`, async ({
      page,
    }) => {
      const entries = await readEntries(page, route)
      expect(entries.length).toBeLessThanOrEqual(20)
      const times = entries.map(({ time }) => Date.parse(time))
      expect(times).toEqual([...new Set(times)].sort((a, b) => b - a))
      await page.goto(instance)
      const listed = await page.locator('article [itemprop=headline]').allInnerTexts()
      const titles = entries.map(({ title }) => title)
      expect(titles.slice(0, listed.length)).toEqual(listed.slice(0, titles.length))
    })

    test(`${route} has full texts, whose URLs are absolute and lead somewhere`, async ({
      page,
    }) => {
      for (const { url, html } of await readEntries(page, route)) {
        const { origin } = new URL(url)
        expect(html).not.toMatch(/<(?:script|style|button)|<[^>]+ (?:class|id|style|data-[\w-]+)=/)
        for (const address of [url, ...(await listAddresses(page, html))]) {
          expect(address).toMatch(/^(?:https?:\/\/|mailto:)/)
          const target = new URL(address)
          if (target.origin === origin) expect(isExported(target), address).toBe(true)
        }
      }
    })
  }

  test(`the pages of ${instance} announce its feeds`, () => {
    const links = readHtml(instance).matchAll(
      /<link rel="alternate" type="(.+?)" href="(.+?)" title="[^"]+ \((.+?)\)">/g,
    )
    expect(
      [...links].map(([, type, href = '', name]) => [
        type,
        new URL(href, 'https://docs.example').pathname,
        name,
      ]),
    ).toEqual([
      ['application/rss+xml', `${instance}rss.xml`, 'RSS'],
      ['application/atom+xml', `${instance}atom.xml`, 'Atom'],
      ['application/feed+json', `${instance}feed.json`, 'JSON Feed'],
    ])
  })
}

for (const file of xmlFiles) {
  test(`${file} can be read in a browser, light and dark, without the texts for feed readers`, async ({
    page,
  }) => {
    // XML can't specify an icon, so the browser requests the conventional one.
    await page.route('/favicon.ico', (route) => route.fulfill({ contentType: 'image/x-icon' }))
    await page.goto(`/blog/${file}`)
    const readBackground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await readBackground()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await readBackground()).not.toBe(light)
    const shown = await page.evaluate(() => {
      const isShown = (name: string) =>
        [...document.getElementsByTagName(name)].some((each) => each.getClientRects().length > 0)
      const root = document.querySelector('channel, feed')
      return {
        notice: root && getComputedStyle(root, '::before').content,
        title: isShown('title'),
        text: isShown('content:encoded') || isShown('content'),
      }
    })
    expect(shown).toEqual({
      notice: expect.stringContaining('This is a web feed'),
      title: true,
      text: false,
    })
  })
}
