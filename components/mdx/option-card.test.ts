/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { findOption, toCardLines } from './option-card'

const option = { name: 'filename', type: 'string', default: 'sitemap.xml', text: 'File to write' }
const href = '/docs/api/plugins/sitemap/#filename'

function toLink(to: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = to
  link.innerHTML = `<code>${text}</code>`
  return link
}

const requested = jest.fn<typeof fetch>()

beforeEach(() => {
  requested.mockResolvedValue({
    json: () => Promise.resolve({ packages: [{ options: [{ ...option, href }] }] }),
  } as Response)
  globalThis.fetch = requested
})

test('a link that names an option and leads to its row has a card', async () => {
  await expect(findOption(toLink(href, 'filename'))).resolves.toMatchObject(option)
  expect(requested).toHaveBeenCalledWith('/docs/api/options.json')
})

test.each([
  [href, 'another name'],
  ['/docs/api/plugins/sitemap/#options', 'filename'],
  ['/docs/guides/#filename', 'filename'],
])('a link to %s named %s has no card', async (to, text) => {
  await expect(findOption(toLink(to, text))).resolves.toBeUndefined()
})

test('each version has its own list', async () => {
  await findOption(toLink('/docs/3.0.1/api/plugins/sitemap/#filename', 'filename'))
  expect(requested).toHaveBeenCalledWith('/docs/3.0.1/api/options.json')
})

test.each([
  [option, ['string · default: "sitemap.xml"', 'File to write']],
  [
    { name: 'a', type: 'string', required: true as const, since: '3.1.0', text: 'Sets `b`' },
    ['string · required · since 3.1.0', 'Sets b'],
  ],
  [
    { name: 'a', type: 'function', defaultText: 'built in', text: 'b' },
    ['function · default: built in', 'b'],
  ],
  [{ name: 'a', type: 'object', text: 'b' }, ['object · default: none', 'b']],
])('%j is shown on a card', (listed, lines) => {
  expect(toCardLines(listed)).toEqual(lines)
})
