/** A language of the site. */
export type LocaleConfig = {
  /** Value of `lang` attributes. */
  htmlLang: string
  /** Name in its own language. */
  label: string
  direction: 'ltr' | 'rtl'
  /** Calendar of its dates: https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Intl/Locale/calendar */
  calendar: string
  /** URL segment below the base URL, empty for the default locale. */
  path: string
}

/**
 * Every language of the site, the default one first. Each additional language needs translated content in
 * `content/<path>`, instances in `lib/config/instances.ts`, and page files below `app/<path>/`. The content check
 * rejects a language without pages, which readers could otherwise choose.
 */
export const locales: [LocaleConfig, ...LocaleConfig[]] = [
  { htmlLang: 'en', label: 'English', direction: 'ltr', calendar: 'gregory', path: '' },
]

/** The language of every URL without a language segment. */
export const defaultLocale = locales[0]

/** Attributes of the `<html>` tag in documents that are written as strings. */
export const languageAttributes = `lang="${defaultLocale.htmlLang}" dir="${defaultLocale.direction}"`
