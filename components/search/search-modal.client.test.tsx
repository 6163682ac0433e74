/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { searchConfig } from '@/lib/config/search-settings'
import type { SearchHit } from '@/lib/search/protocol'
import type { SearchSource } from '@/lib/search/client'
import { describeDialog } from './describe-dialog'

// DocSearch reads the width of the screen, and jsdom has neither a screen nor a layout.
window.matchMedia = () => ({ matches: false }) as MediaQueryList
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

const { SearchModal } = await import('./search-modal.client')

const toHit = (title: string): SearchHit => ({
  id: `/docs/${title}/`,
  href: `/docs/${title}/`,
  hierarchy: ['Guides', title],
})

/** Finds every title for any query except "fail" and "nothing". */
const source: SearchSource = ({ query }) => {
  if (query === 'fail') return Promise.reject(new Error('down'))
  const hits = query === 'nothing' ? [] : ['a <b>', 'b', 'c'].map(toHit)
  return Promise.resolve({ hits, count: hits.length })
}

async function open(query = ''): Promise<void> {
  const dialog = document.createElement('div')
  document.body.append(dialog)
  render(
    <SearchModal
      source={source}
      parts={{ tags: ['default'], otherTags: [] }}
      initialQuery={query}
      onClose={() => undefined}
    />,
    { container: dialog },
  )
  describeDialog(dialog)
  await userEvent.click(screen.getByRole('combobox'))
}

beforeEach(() => {
  localStorage.clear()
})

test('results are options of a list, with their titles as text', async () => {
  await open('a')
  const list = await screen.findByRole('listbox', { name: 'Guides' })
  const options = within(list).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['a <b>', 'b', 'c'])
  expect(options[0]?.getAttribute('href')).toBe('/docs/a <b>/')
  expect(screen.getByRole('status').textContent).toBe('3 results for “a”')
  expect(screen.getByRole('link', { name: 'See all 3 results' })).toBeTruthy()
})

test('the field refers to the list and the selected option', async () => {
  await open('a')
  const [first, second] = await screen.findAllByRole('option')
  const field = screen.getByRole('combobox')
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(first?.getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(second?.getAttribute('aria-selected')).toBe('true'))
  expect(first?.getAttribute('aria-selected')).toBe('false')
  expect(field.getAttribute('aria-activedescendant')).toBe(second?.id)
})

test("the dialog isn't a button, as DocSearch makes it", async () => {
  await open('a')
  await screen.findByRole('listbox')
  const names = screen.getAllByRole('button').map(({ title, textContent }) => title || textContent)
  expect(names).toEqual(['Clear the query', 'Cancel'])
})

test('stored searches are rows of a grid with a link and buttons', async () => {
  const { _snippetResult: _marked, ...stored } = (await import('./modal-search')).toModalHit(
    toHit('stored'),
    'Guides',
  )
  const key = `__DOCSEARCH_RECENT_SEARCHES__${searchConfig.indexName}`
  localStorage.setItem(key, JSON.stringify([stored]))
  await open()
  const row = await screen.findByRole('row')
  const [link, buttons] = within(row).getAllByRole('gridcell')
  expect(link && within(link).getByRole('link').textContent).toBe('stored')
  expect(
    buttons &&
      within(buttons)
        .getAllByRole('button')
        .map(({ title }) => title),
  ).toEqual(['Save this search', 'Remove this search from history'])
  await waitFor(() => expect(row.getAttribute('aria-selected')).toBe('true'))
  expect(screen.getByRole('combobox').getAttribute('aria-controls')).toBe(
    screen.getByRole('grid', { name: 'Recent and favorite searches' }).id,
  )
})

test.each([
  ['is cleared', () => userEvent.click(screen.getByRole('button', { name: 'Clear the query' }))],
  ['is emptied', () => userEvent.clear(screen.getByRole('combobox'))],
])('no number of results is announced when the field %s', async (_what, empty) => {
  await open('a')
  await screen.findByRole('listbox')
  await empty()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('without results, the reader learns where to report it', async () => {
  await open('nothing')
  expect(await screen.findByText(/No results for/)).toBeTruthy()
  expect(screen.getByText(/Believe this query should return results\?/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Let us know.' })).toBeTruthy()
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false')
})

test('a failure is shown, and stays', async () => {
  await open('fail')
  expect(await screen.findByText('Unable to fetch results')).toBeTruthy()
  expect(screen.getByText('You might want to check your network connection.')).toBeTruthy()
})
