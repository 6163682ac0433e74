import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from './site'

type Entry = {
  title: string
  url: string
  time: string
  html: string
}

/** Returns the text of a feed, after checking its status. */
async function fetchFeed(page: Page, route: string): Promise<string> {
  const response = await page.request.get(route)
  expect(response.status()).toBe(200)
  return response.text()
}

/** Returns the entries of an XML feed, as parsed by the browser. */
async function readXmlEntries(page: Page, xml: string): Promise<Entry[]> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    const problem = document.querySelector('parsererror')?.textContent
    if (problem) throw new Error(problem)
    return [...document.querySelectorAll('item, entry')].map((entry) => {
      const read = (selector: string) => entry.querySelector(selector)?.textContent.trim() ?? ''
      return {
        title: read('title'),
        url: read('guid, id'),
        time: read('pubDate, published'),
        html: read('encoded, content'),
      }
    })
  }, xml)
}

type JsonItem = {
  title: string
  url: string
  date_published: string
  content_html: string
}

/** Returns the entries of a feed of any format. */
export async function readEntries(page: Page, route: string): Promise<Entry[]> {
  const text = await fetchFeed(page, route)
  if (route.endsWith('.xml')) return readXmlEntries(page, text)
  const { items } = JSON.parse(text) as { items: JsonItem[] }
  return items.map(({ title, url, date_published: time, content_html: html }) => ({
    ...{ title, url, time, html },
  }))
}

/** Returns every URL in the text of an entry, which must also be well-formed XML. */
export async function listAddresses(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(`<div>${text}</div>`, 'application/xml')
    const problem = document.querySelector('parsererror')?.textContent
    if (problem) throw new Error(problem)
    return ['href', 'src', 'srcset', 'poster'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) => {
        const value = element.getAttribute(name) ?? ''
        return name === 'srcset'
          ? value.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '')
          : value
      }),
    )
  }, html)
}

/** Whether the export contains the page or file that a URL of this site names, and the place on it. */
export function isExported({ pathname, hash }: URL): boolean {
  const file = path.join('out', decodeURI(pathname), pathname.endsWith('/') ? 'index.html' : '')
  if (!existsSync(file)) return false
  return (
    hash === '' || readFileSync(file, 'utf8').includes(`id="${decodeURIComponent(hash.slice(1))}"`)
  )
}
