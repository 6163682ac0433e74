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

/** Every language of the site, the default one first. */
export const locales: [LocaleConfig, ...LocaleConfig[]] = [
  { htmlLang: 'en', label: 'English', direction: 'ltr', calendar: 'gregory', path: '' },
]
