/** What tells a wrong base URL from other reasons for a page that did not load. */
export type PageLoad = {
  /** Path of the URL at which the home page was found. */
  path: string
  /** Path that the site was built for, with both slashes. */
  baseUrl: string
  /** Whether the site's stylesheet was applied. */
  hasStyles: boolean
  isOnline: boolean
}

/**
 * The base URL that the site should have been built for; undefined unless a wrong one is why the page did not load.
 * @example suggestBaseUrl({ path: '/x', baseUrl: '/', hasStyles: false, isOnline: true }) // '/x/'
 */
export function suggestBaseUrl({
  path,
  baseUrl,
  hasStyles,
  isOnline,
}: PageLoad): string | undefined {
  if (hasStyles || !isOnline) return undefined
  const found = path.replace(/\/index\.html$/, '/').replace(/\/?$/, '/')
  return found === baseUrl ? undefined : found
}

/** What the hint says about the site. */
export type BaseUrlHintTexts = {
  product: string
  baseUrl: string
  /** Page about the base URL, as a path below that. */
  manual: string
}

/** Says at the top of the document, which then has no styles, what is wrong with the base URL, if it is wrong. */
export function showBaseUrlHint({ product, baseUrl, manual }: BaseUrlHintTexts): void {
  const root = getComputedStyle(document.documentElement)
  const suggestion = suggestBaseUrl({
    path: location.pathname,
    baseUrl,
    hasStyles: root.getPropertyValue('--navbar-height') !== '',
    isOnline: navigator.onLine && location.protocol.startsWith('http'),
  })
  if (suggestion === undefined) return
  const add = (parent: Element, name: string, text: string) => {
    const element = document.createElement(name)
    element.append(text)
    parent.append(element)
    return element
  }
  const hint = document.createElement('section')
  hint.setAttribute('role', 'alert')
  // The policy forbids styles in the markup, but not those that a script sets.
  hint.style.cssText =
    'margin:0 0 2rem;padding:1rem 1.5rem;border:3px solid #c8372d;background:#fff;color:#151e1a;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere'
  add(hint, 'h2', `Your ${product} site did not load properly`)
  const isDefault = baseUrl === '/' ? ', which is the default' : ''
  add(
    hint,
    'p',
    `It is served at ${suggestion} but was built for the base URL ${baseUrl}${isDefault}, so its styles and scripts can't be found.`,
  )
  const advice = add(hint, 'p', 'Build the site again with ')
  add(advice, 'code', `BASE_URL=${suggestion}`)
  advice.append(', or serve it at its base URL. ')
  add(advice, 'a', 'More about the base URL').setAttribute('href', suggestion + manual)
  document.body.prepend(hint)
}
