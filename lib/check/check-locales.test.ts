import { expect, test } from '@jest/globals'
import type { LocaleConfig } from '@/lib/config/locales'
import { checkLocales } from './check-locales'

const toLocale = (htmlLang: string, path: string): LocaleConfig => ({
  htmlLang,
  label: htmlLang,
  direction: 'ltr',
  calendar: 'gregory',
  path,
})

const english = toLocale('en', '')

const content = {
  exists: (path: string) => ['content/de', 'content/es'].includes(path),
  hrefs: new Set(['/', '/es/']),
}

test.each([
  ['', 'the locale "fr" has the same path as the default locale', 'give it a path'],
  ['fr', 'the locale "fr" has no content folder content/fr', 'add it, or remove the locale'],
  ['de', 'the locale "fr" has no page /de/', 'add its routes, or remove it'],
])('a locale at %j without pages is a problem', (path, message, fix) => {
  expect(checkLocales([english, toLocale('fr', path)], content)).toEqual([
    { path: 'lib/config/locales.ts', searchText: "'fr'", message, fix },
  ])
})

test('the default locale and a locale with pages are valid', () => {
  expect(checkLocales([english, toLocale('es', 'es')], content)).toEqual([])
})
