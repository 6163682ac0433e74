/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { getByRole, queryByRole } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { addOptionFilter } from './filter-options'

beforeEach(() => {
  document.body.innerHTML = `
    <p class="option-filter"><input type="search" aria-label="Filter options"> <span role="status"></span></p>
    <h2>sitemap</h2>
    <div class="table"><table><thead><tr><th>Name</th></tr></thead><tbody>
      <tr><td>changefreq</td><td>How often pages change</td></tr>
      <tr><td>filename</td><td>File to write</td></tr>
    </tbody></table></div>
    <h2>pwa</h2>
    <div class="table"><table><tbody><tr><td>swCustom</td><td>File with code</td></tr></tbody></table></div>`
})

const names = () =>
  [...document.querySelectorAll('tbody tr')]
    .filter((row) => !row.closest('[hidden]'))
    .map((row) => row.querySelector('td')?.textContent)

test.each([
  ['FILE', ['filename', 'swCustom']],
  ['write file', ['filename']],
  ['change', ['changefreq']],
  ['name', ['filename']],
  ['nothing', []],
])('"%s" shows the options that contain all its words', async (query, shown) => {
  addOptionFilter(document.body)
  await userEvent.type(getByRole(document.body, 'searchbox'), query)
  expect(names()).toEqual(shown)
  expect(getByRole(document.body, 'status').textContent).toBe(`${shown.length} of 3 options`)
})

test('a heading without matching options is hidden until the field is empty again', async () => {
  addOptionFilter(document.body)
  const input = getByRole(document.body, 'searchbox')
  await userEvent.type(input, 'changefreq')
  expect(queryByRole(document.body, 'heading', { name: 'pwa' })).toBeNull()
  await userEvent.clear(input)
  expect(queryByRole(document.body, 'heading', { name: 'pwa' })).not.toBeNull()
  expect(names()).toHaveLength(3)
})

test('text that was typed before the script loaded is applied', () => {
  getByRole<HTMLInputElement>(document.body, 'searchbox').value = 'swcustom'
  addOptionFilter(document.body)
  expect(names()).toEqual(['swCustom'])
})
