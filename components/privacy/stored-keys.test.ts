import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { DISMISS_KEY, ID_KEY } from '@/components/announcement/dismissal'
import { WRAP_KEY } from '@/components/mdx/code-buttons'
import { HIDDEN_KEY } from '@/components/sidebar/hidden-sidebar'
import { toScrollKey } from '@/components/sidebar/sidebar-scroll'
import { THEME_KEY } from '@/components/theme/themes'
import { storedKeys } from '@/lib/config/stored-keys'

const listed = storedKeys.map(({ key }) => key)

test('the keys in the code are listed', () => {
  const keys = [...[THEME_KEY, WRAP_KEY, HIDDEN_KEY, ID_KEY, DISMISS_KEY], toScrollKey('<sidebar>')]
  expect(listed).toEqual(expect.arrayContaining(keys))
})

test('every listed key is used in the code or in DocSearch', () => {
  const own = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join('components', file))
  const docSearch = 'node_modules/@docsearch/react/dist/umd/index.js'
  const code = [...own, docSearch].map((file) => readFileSync(file, 'utf8')).join('\n')
  const fixed = listed.map((key) => key.replace(/<\w+>$|(?<=^__DOCSEARCH_\w+__)docusaurus$/, ''))
  const quotes = ["'", '"', '`']
  expect(fixed.filter((key) => !quotes.some((quote) => code.includes(quote + key)))).toEqual([])
})
