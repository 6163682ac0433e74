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

const hrefs = new Set(['/', '/es/'])

test('a locale without pages is a problem', () => {
  expect(checkLocales([english, toLocale('fr', 'fr')], hrefs)).toEqual([
    {
      ...{ path: 'lib/config/locales.ts', searchText: "'fr'" },
      message: 'the locale "fr" has no page /fr/',
      fix: 'add content in content/fr/, its instances and its page files, or remove it',
    },
  ])
})

test('the default locale and a locale with pages are valid', () => {
  expect(checkLocales([english, toLocale('es', 'es')], hrefs)).toEqual([])
})
