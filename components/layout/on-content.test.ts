/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { onContent, onStyles } from './on-content'

const callback = jest.fn<() => void>()

/** Appends HTML as the parser does, and lets observers run. */
async function parse(html: string): Promise<void> {
  document.body.insertAdjacentHTML('beforeend', html)
  await Promise.resolve()
}

const setState = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)

beforeEach(() => {
  callback.mockReset()
  document.body.innerHTML = ''
  setState('loading')
})

afterEach(() => {
  jest.restoreAllMocks()
})

test('runs a callback once, when the footer appears', async () => {
  onContent(document, callback)
  await parse('<main>Text</main>')
  expect(callback).not.toHaveBeenCalled()
  await parse('<footer class="footer"></footer>')
  await parse('<script></script>')
  expect(callback).toHaveBeenCalledTimes(1)
})

test('on a page without a footer, runs a callback when the page has been parsed', async () => {
  onContent(document, callback)
  await parse('<main>Text</main>')
  setState('interactive')
  await parse('<p>Text</p>')
  expect(callback).toHaveBeenCalledTimes(1)
})

describe('a callback that needs the styles', () => {
  /** Adds a stylesheet to the document. `load` completes it. */
  function addSheet(): { load: () => void } {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    let sheet: object | null = null
    Object.defineProperty(link, 'sheet', { get: () => sheet })
    document.body.append(link)
    return {
      load() {
        sheet = {}
        link.dispatchEvent(new Event('load'))
      },
    }
  }

  test('runs immediately if all stylesheets have loaded', () => {
    onStyles(document, callback)
    expect(callback).toHaveBeenCalledTimes(1)
  })

  test('runs once, when the last stylesheet has loaded', () => {
    const [first, second] = [addSheet(), addSheet()]
    onStyles(document, callback)
    first.load()
    expect(callback).not.toHaveBeenCalled()
    second.load()
    expect(callback).toHaveBeenCalledTimes(1)
  })
})
