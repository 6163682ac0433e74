import { usePathname } from 'next/navigation'
import { withPageEnding } from '@/lib/core/url'
import { baseUrl } from '../ui/base-url'

/**
 * Returns the path of the shown page, including the base URL, as the site's URLs end. It is the same on the
 * server and in the browser.
 */
export function usePagePath(): string {
  return withPageEnding(`${baseUrl}${usePathname().slice(1)}`)
}
