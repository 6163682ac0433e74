/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { onContent } from './on-content'

const callback = jest.fn<() => void>()

/** Adds to the document as the parser does, and lets observers hear of it. */
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

test('what needs the content runs once, when the footer begins', async () => {
  onContent(document, callback)
  await parse('<main>Text</main>')
  expect(callback).not.toHaveBeenCalled()
  await parse('<footer class="footer"></footer>')
  await parse('<script></script>')
  expect(callback).toHaveBeenCalledTimes(1)
})

test('a page without a footer is there when it has been parsed', async () => {
  onContent(document, callback)
  await parse('<main>Text</main>')
  setState('interactive')
  await parse('<p>Text</p>')
  expect(callback).toHaveBeenCalledTimes(1)
})
