import { product } from '@/lib/config/product'
import { baseUrl } from '../ui/base-url'

/** Path of the page about the base URL, relative to the base URL. */
const MANUAL = 'docs/api/docusaurus-config/#baseUrl'

/**
 * Returns the base URL that the site should have been built for, or undefined if that is the one it was built for.
 * @param path path at which the home page was found
 * @example suggestBaseUrl('/x', '/') // '/x/'
 */
export function suggestBaseUrl(path: string, builtFor: string): string | undefined {
  const found = path.replace(/\/index\.html$/, '/').replace(/\/?$/, '/')
  return found === builtFor ? undefined : found
}

/**
 * Explains a wrong base URL at the top of the document, which has no styles in that case. Does nothing if the base URL
 * is right, the styles have loaded, or the reader is offline.
 */
export function showBaseUrlHint(): void {
  const root = getComputedStyle(document.documentElement)
  const hasStyles = root.getPropertyValue('--navbar-height') !== ''
  const isOnline = navigator.onLine && location.protocol.startsWith('http')
  const suggestion = suggestBaseUrl(location.pathname, baseUrl)
  if (hasStyles || !isOnline || suggestion === undefined) return
  const add = (parent: Element, name: string, text: string) => {
    const element = document.createElement(name)
    element.append(text)
    parent.append(element)
    return element
  }
  const hint = document.createElement('section')
  hint.setAttribute('role', 'alert')
  // The policy forbids inline styles in the markup, but not styles that a script sets.
  hint.style.cssText =
    'margin:0 0 2rem;padding:1rem 1.5rem;border:3px solid #c8372d;background:#fff;color:#151e1a;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere'
  add(hint, 'h2', `Your ${product.name} site did not load properly`)
  const isDefault = baseUrl === '/' ? ', which is the default' : ''
  add(
    hint,
    'p',
    `It is served at ${suggestion} but was built for the base URL ${baseUrl}${isDefault}, so its styles and scripts can't be found.`,
  )
  const advice = add(hint, 'p', 'Build the site again with ')
  add(advice, 'code', `BASE_URL=${suggestion}`)
  advice.append(', or serve it at its base URL. ')
  add(advice, 'a', 'More about the base URL').setAttribute('href', suggestion + MANUAL)
  document.body.prepend(hint)
}
