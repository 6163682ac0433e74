import { usePathname } from 'next/navigation'
import { ensureTrailingSlash } from '@/lib/core/url'

/**
 * Path of the page that is shown, with the base URL and both slashes, the same on the server and in the browser.
 * @param baseUrl path of the site with both slashes
 */
export function usePagePath(baseUrl: string): string {
  return `${baseUrl}${ensureTrailingSlash(usePathname()).slice(1)}`
}
