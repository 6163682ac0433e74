import { usePathname } from 'next/navigation'
import { withPageEnding } from '@/lib/core/url'

/**
 * Returns the path of the shown page, including the base URL, as the site's URLs end. It is the same on the
 * server and in the browser.
 * @param baseUrl path of the site, with leading and trailing slashes
 */
export function usePagePath(baseUrl: string): string {
  return withPageEnding(`${baseUrl}${usePathname().slice(1)}`)
}
