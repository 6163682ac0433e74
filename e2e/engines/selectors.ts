export const PAGE = '/docs/installation/'

export const LONG_PAGE = '/docs/cli/'

export const DARK = 'rgb(24, 25, 32)'

export const isDark = (dark: string) => getComputedStyle(document.body).backgroundColor === dark

export const THEME_BUTTON = 'header button[aria-label^="Switch between dark"]'

export const MENU_BUTTON = 'header button[popovertarget]'

export const SEARCH_FIELD = 'dialog[open] input'

export const isTyped = (text: string, selector: string) =>
  document.querySelector<HTMLInputElement>(selector)?.value === text
