import { env } from './env'
import type { Href, SitePath } from '@/lib/core/url'
import type { Served } from './types'
import { joinPath } from '@/lib/core/url'

/** A path within the site as it is served. @example withBaseUrl('/docs/') // '/base/docs/' */
export function withBaseUrl(path: SitePath): Href {
  return joinPath<string>(env.baseUrl, path)
}

/** The path within the site that is served as `href`. @example toSitePath('/base/docs/') // '/docs/' */
export function toSitePath(href: Href): SitePath {
  return `/${href.slice(env.baseUrl.length)}`
}

/** HTML whose links to site paths are as the browser asks for them. */
export function withBaseUrls(html: string): string {
  if (env.baseUrl === '/') return html
  return html
    .replace(/\b(href|src)="\/(?!\/)/g, `$1="${env.baseUrl}`)
    .replace(/\bsrcset="[^"]*"/g, (srcset) =>
      srcset.replace(/(["\s])\/(?!\/)/g, `$1${env.baseUrl}`),
    )
}

/** Absolute URL of a path with the base URL. @example toSiteUrl('/base/ä/', 'https://e.example') // 'https://e.example/base/%C3%A4/' */
export function toSiteUrl(href: Href, origin: string): string {
  return new URL(href, origin).href
}

/** Absolute URL of a path with the base URL; undefined while the origin of the deployed site is not known. */
export function findSiteUrl(href: Href): string | undefined {
  return env.siteUrl === undefined ? undefined : toSiteUrl(href, env.siteUrl)
}

/** An instance with its route as it is served. */
export function toServed<Config extends { routeBasePath: SitePath }>(
  config: Config,
): Served<Config> {
  return { ...config, routeBasePath: withBaseUrl(config.routeBasePath) }
}
