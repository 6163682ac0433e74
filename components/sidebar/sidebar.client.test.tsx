/** @jest-environment jsdom */
import type { VisibleItem } from '@/lib/records/navigation'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageSidebar } from './sidebar.client'

const link = (label: string): VisibleItem => ({ type: 'link', label, href: `/${label}/` })
const category = (label: string, more: object = {}): VisibleItem => ({
  type: 'category',
  label,
  ...more,
})

/** The whole tree: `Guides` and `Api` without their own pages, `Setup` with one. */
const tree: VisibleItem[] = [
  link('intro'),
  category('Guides', { fallbackHref: '/tabs/', items: [link('tabs')] }),
  category('Api', { fallbackHref: '/cli/', items: [link('cli')] }),
  category('Setup', { href: '/setup/', items: [link('install')] }),
]

/** The tree as a page receives it: closed categories without their items. */
const closed = tree.map((item): VisibleItem => {
  if (item.type !== 'category') return item
  const { items: _items, ...rest } = item
  return rest
})

let fetched: jest.Mock<typeof fetch>
let count = 0

beforeEach(() => {
  // jsdom lacks animations, media queries and the network.
  HTMLElement.prototype.animate = () => {
    const animation = { onfinish: undefined as (() => void) | undefined, cancel: () => undefined }
    queueMicrotask(() => animation.onfinish?.())
    return animation as unknown as Animation
  }
  Element.prototype.scrollIntoView = () => undefined
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList
  fetched = jest.fn<typeof fetch>(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(tree) } as Response),
  )
  globalThis.fetch = fetched
  // Every test has its own sidebar because the state of a sidebar is kept.
  count += 1
})

afterEach(cleanup)

function show({ activeHref = '/intro/', items = closed, autoCollapse = true } = {}) {
  const treeHref = `/sidebars/${count}.json`
  return render(<PageSidebar {...{ items, treeHref, activeHref, autoCollapse }} label="Docs" />)
}

const user = userEvent.setup()
const getButton = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => getButton(name).getAttribute('aria-expanded')
const findLink = (name: string) => screen.queryByRole('link', { name })

describe('the initial state', () => {
  test('is a named navigation with the current page marked', () => {
    show()
    expect(screen.getByRole('navigation', { name: 'Docs' })).toBeTruthy()
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('intro')
  })

  test('closed categories show no items and fetch none', () => {
    show()
    expect(isOpen('Guides')).toBe('false')
    expect(findLink('tabs')).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('the branch of the current page is open', () => {
    show({ activeHref: '/tabs/', items: tree })
    expect(isOpen('Guides')).toBe('true')
    expect(isOpen('Api')).toBe('false')
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('tabs')
  })

  test('without scripts, a category leads to its first page', () => {
    show()
    expect(getButton('Guides').getAttribute('href')).toBe('/tabs/')
  })

  test("a category that can't be closed has no button and shows its items", () => {
    show({
      items: [category('Fixed', { fixed: true, items: [link('a')] })],
    })
    expect(screen.queryByRole('button')).toBeNull()
    expect(findLink('a')).not.toBeNull()
  })
})

describe('a category without a page', () => {
  test('opens and closes with a click anywhere on its row', async () => {
    show()
    await user.click(getButton('Guides'))
    await waitFor(() => expect(findLink('tabs')).not.toBeNull())
    expect(isOpen('Guides')).toBe('true')
    await user.click(getButton('Guides'))
    await waitFor(() => expect(findLink('tabs')).toBeNull())
    expect(isOpen('Guides')).toBe('false')
  })

  test.each(['{Enter}', ' '])('opens with the key %j', async (key) => {
    show()
    getButton('Guides').focus()
    await user.keyboard(key)
    await waitFor(() => expect(isOpen('Guides')).toBe('true'))
  })
})

describe('a category with a page', () => {
  test('has a link as its label, and a button that opens it', async () => {
    show()
    expect(findLink('Setup')?.getAttribute('href')).toBe('/setup/')
    await user.click(getButton(`Expand sidebar category 'Setup'`))
    await waitFor(() => expect(findLink('install')).not.toBeNull())
    expect(isOpen(`Collapse sidebar category 'Setup'`)).toBe('true')
  })

  test('is the current page only on its own page', () => {
    show({ activeHref: '/install/', items: tree })
    expect(findLink('Setup')?.getAttribute('aria-current')).toBeNull()
    cleanup()
    show({ activeHref: '/setup/', items: tree })
    expect(findLink('Setup')?.getAttribute('aria-current')).toBe('page')
  })
})

describe('opening a category', () => {
  test('closes the other categories on its level', async () => {
    show()
    await user.click(getButton('Guides'))
    await waitFor(() => expect(isOpen('Guides')).toBe('true'))
    await user.click(getButton('Api'))
    await waitFor(() => expect(isOpen('Api')).toBe('true'))
    expect(isOpen('Guides')).toBe('false')
  })

  test('keeps the others open if the site is configured so', async () => {
    show({ autoCollapse: false })
    await user.click(getButton('Guides'))
    await waitFor(() => expect(isOpen('Guides')).toBe('true'))
    await user.click(getButton('Api'))
    await waitFor(() => expect(isOpen('Api')).toBe('true'))
    expect(isOpen('Guides')).toBe('true')
  })

  test('fetches the tree once, as soon as the reader points at it', async () => {
    show()
    await user.hover(getButton('Guides'))
    expect(fetched).toHaveBeenCalledTimes(1)
    await user.click(getButton('Guides'))
    await user.click(getButton('Api'))
    await waitFor(() => expect(isOpen('Api')).toBe('true'))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('is kept on the next page', async () => {
    show()
    await user.click(getButton('Guides'))
    await waitFor(() => expect(isOpen('Guides')).toBe('true'))
    cleanup()
    show({ activeHref: '/cli/' })
    expect(isOpen('Guides')).toBe('true')
    expect(findLink('tabs')).not.toBeNull()
  })

  test('keeps the unlisted page that the reader is on', async () => {
    show({ activeHref: '/hidden/', items: [link('hidden'), ...closed] })
    await user.click(getButton('Api'))
    await waitFor(() => expect(findLink('cli')).not.toBeNull())
    expect(findLink('hidden')).not.toBeNull()
  })

  test('can be retried if it fails', async () => {
    fetched.mockImplementationOnce(() => Promise.resolve({ ok: false, status: 503 } as Response))
    show()
    await user.hover(getButton('Guides'))
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    await user.click(getButton('Guides'))
    await waitFor(() => expect(findLink('tabs')).not.toBeNull())
  })
})

test('the category of a page is open even if opening another one had closed it', async () => {
  show()
  await user.click(getButton('Guides'))
  await waitFor(() => expect(isOpen('Guides')).toBe('true'))
  cleanup()
  show({ activeHref: '/cli/', items: tree })
  expect(isOpen('Api')).toBe('true')
  expect(findLink('cli')).not.toBeNull()
})

describe('the filter', () => {
  const getField = () => screen.getByRole('searchbox', { name: 'Filter: Docs' })
  const status = () => screen.queryByRole('status')?.textContent

  test('shows matching items at any level with their categories, and how many there are', async () => {
    show()
    await user.type(getField(), 'inst')
    await waitFor(() => expect(findLink('install')).not.toBeNull())
    // The whole sidebar follows the matches, and CSS hides it.
    const [matches] = screen.getAllByRole('navigation', { name: 'Docs' })
    expect(matches?.textContent).toBe('Setupinstall')
    expect(status()).toBe('1 match')
    await user.clear(getField())
    await user.type(getField(), 'none')
    expect(status()).toBe('No matches')
  })

  test('waits for three characters', async () => {
    show()
    await user.type(getField(), 'in')
    await waitFor(() => expect(status()).toBe(''))
    expect(findLink('install')).toBeNull()
  })

  test('is cleared by Escape, which does nothing else', async () => {
    show()
    await user.type(getField(), 'inst')
    await waitFor(() => expect(findLink('install')).not.toBeNull())
    const escapes: boolean[] = []
    const listen = (event: KeyboardEvent) => escapes.push(event.defaultPrevented)
    document.addEventListener('keydown', listen)
    await user.keyboard('{Escape}{Escape}')
    document.removeEventListener('keydown', listen)
    expect(findLink('install')).toBeNull()
    expect(getField()).toHaveProperty('value', '')
    // The second one is for a surrounding drawer.
    expect(escapes).toEqual([true, false])
  })

  test('moves to the list with the arrow key, and back with Escape', async () => {
    show()
    await user.type(getField(), 'cli')
    await waitFor(() => expect(findLink('cli')).not.toBeNull())
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Api')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(getField())
    expect(findLink('cli')).not.toBeNull()
  })
})
