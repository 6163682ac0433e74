/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals'
import { getByLabelText, getByRole } from '@testing-library/dom'
import { formatFilter, showControls, showSites } from './show-sites'

/** The parts of the page that the filter uses. */
const markup = `
  <div role="search">
    <p role="status">4 sites</p>
    <input type="checkbox" role="switch" name="operator" value="AND" aria-label="AND">
    <input type="checkbox" name="tags" value="favorite" aria-label="Favorite">
    <input type="checkbox" name="tags" value="large" aria-label="Large">
    <input type="search" name="name" aria-label="Name">
  </div>
  <ul class="sites">
    <li class="site" data-tags="favorite large"><h3><a>Ionic</a></h3></li>
    <li class="site" data-tags="favorite"><h3><a>Jest</a></h3></li>
    <li class="site" data-tags="large"><h3><a>Gulp</a></h3></li>
    <li class="site" data-tags=""><h3><a>Junjie</a></h3></li>
  </ul>`

const root = document.createElement('main')

function show(search: string): void {
  showControls(root, search)
  showSites(root)
}

beforeEach(() => {
  delete root.dataset['pending']
  root.innerHTML = markup
  document.body.replaceChildren(root)
})

test("doesn't write an unchanged count again", async () => {
  show('?tags=large')
  const writes: MutationRecord[] = []
  const observer = new MutationObserver((records) => writes.push(...records))
  observer.observe(getByRole(root, 'status'), { childList: true })
  show('?name=J')
  await Promise.resolve()
  expect(writes).toEqual([])
})

describe('formatFilter returns the filter that the controls were set to', () => {
  test.each([
    ['', ''],
    ['?tags=large', '?tags=large'],
    ['?tags=large&tags=favorite&tags=large', '?tags=favorite&tags=large'],
    ['?tags=unknown', ''],
    ['?operator=AND', '?operator=AND'],
    ['?operator=and', ''],
    ['?name=React+Native', '?name=React+Native'],
    ['?name=%E5%89%8D', '?name=%E5%89%8D'],
    ['?name=++', ''],
    ['?operator=AND&name=a%26b&tags=large', '?tags=large&name=a%26b&operator=AND'],
  ])('%j', (search, expected) => {
    showControls(root, search)
    expect(formatFilter(root, '')).toBe(expected)
  })

  test('in place of an earlier one, with the rest of the query', () => {
    const before = '?docusaurus-theme=dark&tags=large&name=x&operator=AND'
    showControls(root, '?tags=favorite')
    expect(formatFilter(root, before)).toBe('?docusaurus-theme=dark&tags=favorite')
    showControls(root, '')
    expect(formatFilter(root, before)).toBe('?docusaurus-theme=dark')
  })
})

test('keeps a trailing space that is being typed', () => {
  root.innerHTML = '<input name="name" aria-label="Name" value="React ">'
  showControls(root, '?name=React')
  expect(getByLabelText<HTMLInputElement>(root, 'Name').value).toBe('React ')
})
