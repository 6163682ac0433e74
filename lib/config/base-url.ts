import { env } from './env'
import type { Href, SitePath } from '@/lib/core/url'
import { ensureTrailingSlash, joinPath, toPageHref } from '@/lib/core/url'

/** Adds the base URL to a site path. @example withBaseUrl('/docs/') // '/base/docs/' */
export function withBaseUrl(path: SitePath): Href {
  return joinPath<string>(env.baseUrl, path)
}

/** Removes the base URL. @example withoutBaseUrl('/base/feed.css') // '/feed.css' */
export function withoutBaseUrl(href: Href): SitePath {
  return `/${href.slice(env.baseUrl.length)}`
}

/** Returns the URL of a page: with the base URL, and as the site's URLs end. @example toHref('/docs/') // '/base/docs/' */
export function toHref(path: SitePath): Href {
  return toPageHref(withBaseUrl(path))
}

/** Returns the site path of the page at `href`. @example toSitePath('/base/docs/') // '/docs/' */
export function toSitePath(href: Href): SitePath {
  return ensureTrailingSlash(withoutBaseUrl(href))
}

/**
 * Returns the absolute URL of a path that includes the base URL.
 * @example toSiteUrl('/base/ä/', 'https://e.example') // 'https://e.example/base/%C3%A4/'
 */
export function toSiteUrl(href: Href, origin: string): string {
  return new URL(href, origin).href
}

/** Returns the absolute URL of a path that includes the base URL, or undefined if the site's origin is unknown. */
export function findSiteUrl(href: Href): string | undefined {
  return env.siteUrl === undefined ? undefined : toSiteUrl(href, env.siteUrl)
}
