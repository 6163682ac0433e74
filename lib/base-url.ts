import { siteConfig } from '@/lib/config/site'
import { joinPath } from '@/lib/url'

/** Site path as the browser asks for it. @example withBaseUrl('/docs/') // '/base/docs/' */
export function withBaseUrl(path: string): string {
  return joinPath(siteConfig.baseUrl, path)
}

/** Absolute URL of a site path. */
export function toAbsoluteUrl(path: string): string {
  return siteConfig.url + withBaseUrl(path)
}
