import type { Page } from '@playwright/test'
import type { XmlElement } from './feed-schemas'
import { checkAtom, checkRss, jsonFeedSchema } from './feed-schemas'
import { fetchFeed } from './feeds'
import { expect, test } from './site'

const instances = ['/blog/', '/changelog/', '/tests/blog/']

/** Returns the root of an XML text, as parsed by the browser. */
async function parseXml(page: Page, xml: string): Promise<XmlElement> {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml')
    const problem = document.querySelector('parsererror')?.textContent
    if (problem) throw new Error(problem)
    const toElement = (element: Element): XmlElement => ({
      name: element.nodeName,
      namespace: element.namespaceURI,
      attributes: Object.fromEntries(
        [...element.attributes].map((each) => [each.nodeName, each.nodeValue ?? '']),
      ),
      text: element.textContent.trim(),
      children: [...element.children].map(toElement),
    })
    return toElement(document.documentElement)
  }, xml)
}

/** Returns texts with unclosed or misnested elements, which the browser serializes differently. */
async function findBrokenHtml(page: Page, texts: string[]): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.filter((source) => {
        const count = (text: string) => text.match(/<[a-z]/g)?.length ?? 0
        const { body } = new DOMParser().parseFromString(source, 'text/html')
        return (
          count(source) !== body.querySelectorAll('*').length ||
          body.querySelector('script, style, iframe, p p, a a') !== null
        )
      }),
    texts,
  )
}

for (const instance of instances) {
  test(`${instance}rss.xml is valid RSS 2.0`, async ({ page }) => {
    const root = await parseXml(page, await fetchFeed(page, `${instance}rss.xml`))
    expect(() => checkRss(root)).not.toThrow()
  })

  test(`${instance}atom.xml is a valid Atom feed`, async ({ page }) => {
    const root = await parseXml(page, await fetchFeed(page, `${instance}atom.xml`))
    expect(() => checkAtom(root)).not.toThrow()
  })

  test(`${instance}feed.json is a valid JSON Feed with HTML that parses`, async ({ page }) => {
    const feed = jsonFeedSchema.parse(JSON.parse(await fetchFeed(page, `${instance}feed.json`)))
    const texts = feed.items.map(({ content_html }) => content_html)
    expect(await findBrokenHtml(page, texts)).toEqual([])
  })

  test(`the feeds of ${instance} have the same entries at the same times`, async ({ page }) => {
    const rss = await parseXml(page, await fetchFeed(page, `${instance}rss.xml`))
    const atom = await parseXml(page, await fetchFeed(page, `${instance}atom.xml`))
    const json = jsonFeedSchema.parse(JSON.parse(await fetchFeed(page, `${instance}feed.json`)))
    const read = (element: XmlElement, name: string) =>
      element.children.find((child) => child.name === name)?.text ?? ''
    const toEntry = (id: string, title: string, time: string, html: string) => ({
      id,
      title,
      time: Date.parse(time),
      html,
    })
    const items = json.items.map(({ id, title, date_published, content_html }) =>
      toEntry(id, title, date_published, content_html.trim()),
    )
    const [channel] = rss.children
    const rssItems = channel?.children.filter(({ name }) => name === 'item') ?? []
    const atomEntries = atom.children.filter(({ name }) => name === 'entry')
    expect(
      rssItems.map((item) =>
        toEntry(
          read(item, 'guid'),
          read(item, 'title'),
          read(item, 'pubDate'),
          read(item, 'content:encoded'),
        ),
      ),
    ).toEqual(items)
    expect(
      atomEntries.map((entry) =>
        toEntry(
          read(entry, 'id'),
          read(entry, 'title'),
          read(entry, 'published'),
          read(entry, 'content'),
        ),
      ),
    ).toEqual(items)
  })
}
