import { usePathname } from 'next/navigation'
import { ensureTrailingSlash } from '@/lib/core/url'

/**
 * Returns the path of the shown page, including the base URL, with leading and trailing slashes. It is the same on the
 * server and in the browser.
 * @param baseUrl path of the site, with leading and trailing slashes
 */
export function usePagePath(baseUrl: string): string {
  return `${baseUrl}${ensureTrailingSlash(usePathname()).slice(1)}`
}
