/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SidebarRow } from '@/lib/records/section'
import { HIDDEN_ATTRIBUTE } from './hidden-sidebar'
import { SidebarPanel } from './sidebar-panel.client'
import { useSidebar } from './use-sidebar'

const link = (label: string): SidebarRow => ({ label, href: `/${label}/` })
const category = (label: string, rows: SidebarRow[], more: object = {}): SidebarRow => ({
  ...{ label, rows },
  ...more,
})

/** The whole tree: `Guides` and `Api` without their own pages, `Setup` with one. */
const tree: SidebarRow[] = [
  link('intro'),
  category('Guides', [link('tabs')]),
  category('Api', [link('cli')]),
  category('Setup', [link('install')], { href: '/setup/' }),
]

beforeEach(() => {
  // jsdom lacks animations and media queries.
  HTMLElement.prototype.animate = () => {
    const animation = { onfinish: undefined as (() => void) | undefined, cancel: () => undefined }
    queueMicrotask(() => act(() => animation.onfinish?.()))
    return animation as unknown as Animation
  }
  Element.prototype.scrollIntoView = () => undefined
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList
})

afterEach(cleanup)

type PageProps = {
  activeHref?: string
  rows?: SidebarRow[]
  autoCollapse?: boolean
  hideable?: boolean
}

function Page({
  activeHref = '/intro/',
  rows = tree,
  autoCollapse = true,
  hideable = true,
}: PageProps) {
  const shown = { id: 'docs', rows }
  const sidebars = { label: 'Docs', autoCollapse, hideable, trees: [shown] }
  const sidebar = useSidebar({ id: '/docs', navbar: {}, sidebars }, shown, activeHref)
  return sidebar && <SidebarPanel sidebar={sidebar} />
}

/** Shows a page, and returns a function that replaces it with another page of the section. */
function show(props: PageProps = {}) {
  const { rerender } = render(<Page {...props} />)
  return (activeHref: string) => rerender(<Page {...props} activeHref={activeHref} />)
}

const user = userEvent.setup()
const getButton = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => getButton(name).getAttribute('aria-expanded')
const findLink = (name: string) => screen.queryByRole('link', { name })

describe('the initial state', () => {
  test('without scripts, a category leads to its first page', () => {
    show()
    expect(getButton('Guides').getAttribute('href')).toBe('/tabs/')
  })

  test("a category that can't be closed has no button and shows its items", () => {
    show({ rows: [category('Fixed', [link('a')], { fixed: true })] })
    expect(screen.getAllByRole('button')).toEqual([getButton('Collapse sidebar')])
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
  test('is the current page only on its own page', () => {
    show({ activeHref: '/install/' })
    expect(findLink('Setup')?.getAttribute('aria-current')).toBeNull()
    cleanup()
    show({ activeHref: '/setup/' })
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

  test.each([
    ['its caret', 'button', `Expand sidebar category 'Setup'`],
    ['its link', 'link', 'Setup'],
  ])('by %s closes the others', async (_, role, name) => {
    show()
    await user.click(getButton('Guides'))
    await user.click(screen.getByRole(role, { name }))
    expect(isOpen(`Collapse sidebar category 'Setup'`)).toBe('true')
    expect(isOpen('Guides')).toBe('false')
  })

  test('by navigation closes the others, also those that are configured to be open', async () => {
    const rows = [...tree, category('Open', [link('more')], { open: true })]
    const open = show({ rows })
    await user.click(getButton('Guides'))
    open('/install/')
    expect(isOpen(`Collapse sidebar category 'Setup'`)).toBe('true')
    expect([isOpen('Guides'), isOpen('Open')]).toEqual(['false', 'false'])
  })

  test('moving between the pages of an open category leaves the others alone', () => {
    const rows = [
      category('Own', [link('a'), link('b')]),
      category('Open', [link('c')], { open: true }),
    ]
    const open = show({ rows, activeHref: '/a/' })
    open('/b/')
    expect([isOpen('Own'), isOpen('Open')]).toEqual(['true', 'true'])
  })

  test('by navigation keeps the others open if the site is configured so', async () => {
    const open = show({ autoCollapse: false })
    await user.click(getButton('Guides'))
    open('/install/')
    expect(isOpen(`Collapse sidebar category 'Setup'`)).toBe('true')
    expect(isOpen('Guides')).toBe('true')
  })

  test('is kept on the next page outside categories', async () => {
    const open = show({ rows: [...tree, link('outro')] })
    await user.click(getButton('Guides'))
    open('/outro/')
    expect(isOpen('Guides')).toBe('true')
    expect(findLink('tabs')).not.toBeNull()
  })
})

test('the category of a page closes when the reader leaves it, unless they opened it', async () => {
  const open = show({ activeHref: '/tabs/', autoCollapse: false })
  await user.click(getButton('Api'))
  open('/intro/')
  await waitFor(() => expect(findLink('tabs')).toBeNull())
  expect(isOpen('Guides')).toBe('false')
  expect(isOpen('Api')).toBe('true')
})

test('a sidebar without a button is shown even if the reader once collapsed another one', () => {
  document.documentElement.setAttribute(HIDDEN_ATTRIBUTE, '')
  show({ hideable: false })
  expect(screen.queryByRole('button', { name: /^(?:Collapse|Expand) sidebar$/ })).toBeNull()
  expect(findLink('intro')).not.toBeNull()
  document.documentElement.removeAttribute(HIDDEN_ATTRIBUTE)
})
