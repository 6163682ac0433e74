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
 * Every language of the site, the default one first. A further one needs translated content in `content/<path>`, with
 * instances for it in `lib/config/instances.ts`, and page files below `app/<path>/`. The content check rejects a
 * language without pages, so that readers are never offered one.
 */
export const locales: [LocaleConfig, ...LocaleConfig[]] = [
  { htmlLang: 'en', label: 'English', direction: 'ltr', calendar: 'gregory', path: '' },
]

/** The language of everything whose URL has no language in it. */
export const defaultLocale = locales[0]

/** Attributes of the `<html>` tag of documents that are written as text. */
export const languageAttributes = `lang="${defaultLocale.htmlLang}" dir="${defaultLocale.direction}"`
