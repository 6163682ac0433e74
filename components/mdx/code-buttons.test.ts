/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { getByRole, getByText, queryByRole } from '@testing-library/dom'

const writeText = jest.fn<(text: string) => Promise<void>>()
const scrollBy = jest.fn()

/** Reports that the sizes of blocks are known. */
let notify: ((entries: { target: Element }[]) => void) | undefined
const unobserve = jest.fn()

let addCodeButtons: (element: HTMLElement) => void

/** Adds a code block with the given width of code. The block itself is 100 px wide. */
function addBlock(code: string, width = 50): HTMLElement {
  const article = document.createElement('div')
  article.innerHTML = `<figure class="code"><pre tabindex="0"><code>${code}</code></pre></figure>`
  document.body.append(article)
  const pre = article.querySelector('pre')
  Object.defineProperty(pre, 'clientWidth', { value: 100 })
  Object.defineProperty(pre, 'scrollWidth', { value: width })
  addCodeButtons(article)
  return article
}

const showSizes = (...articles: HTMLElement[]) =>
  notify?.(
    articles.flatMap((each) => [...each.querySelectorAll('figure')].map((target) => ({ target }))),
  )
const getCopy = (article: HTMLElement) =>
  getByRole(article, 'button', { name: 'Copy code to clipboard' })
const findStatus = () => document.querySelector('[aria-live=polite]')
const findWrap = (article: HTMLElement) =>
  queryByRole<HTMLButtonElement>(article, 'button', { name: 'Toggle word wrap' })

beforeEach(async () => {
  jest.resetModules()
  document.body.innerHTML = ''
  writeText.mockReset().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  window.scrollBy = scrollBy
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      notify = (entries) => callback(entries as ResizeObserverEntry[], this)
    }
    observe = jest.fn()
    unobserve = unobserve
    disconnect = jest.fn()
  }
  ;({ addCodeButtons } = await import('./code-buttons'))
})

afterEach(() => {
  jest.useRealTimers()
})

describe('copy', () => {
  test('restarts the second after another copy', async () => {
    jest.useFakeTimers()
    const button = getCopy(addBlock('a'))
    button.click()
    await jest.advanceTimersByTimeAsync(900)
    button.click()
    await jest.advanceTimersByTimeAsync(900)
    expect(button.ariaLabel).toBe('Copied')
  })

  test('selects the code if copying is not allowed, without claiming success', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    writeText.mockRejectedValue(new Error('denied'))
    const article = addBlock('a = 1')
    getCopy(article).click()
    await Promise.resolve()
    await Promise.resolve()
    expect(getSelection()?.toString()).toBe('a = 1')
    expect(getCopy(article).ariaLabel).toBe('Copy code to clipboard')
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })
})

describe('word wrap', () => {
  test('is not offered before sizes are known', () => {
    expect(findWrap(addBlock('a', 101))).toBeNull()
  })

  test('removed blocks are no longer observed', () => {
    const article = addBlock('a', 101)
    article.remove()
    showSizes(article)
    expect(unobserve).toHaveBeenCalledWith(article.querySelector('figure'))
  })
})

test('buttons are added once, however often an article is shown', () => {
  const article = addBlock('a')
  addCodeButtons(article)
  expect(article.querySelectorAll('button')).toHaveLength(2)
  expect(getByText(article, 'a').textContent).toBe('a')
})

test('code that a live editor replaces gets no buttons', () => {
  const article = document.createElement('div')
  article.innerHTML =
    '<div class="live"><figure class="code"><pre><code>a</code></pre></figure></div>'
  document.body.append(article)
  addCodeButtons(article)
  expect(queryByRole(article, 'button')).toBeNull()
})

test('an article without code gets nothing', () => {
  const article = document.createElement('div')
  document.body.append(article)
  addCodeButtons(article)
  expect(findStatus()).toBeNull()
})
