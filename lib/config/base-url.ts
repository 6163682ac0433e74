import { env } from './env'
import { joinPath } from '@/lib/core/url'

/** Site path as the browser asks for it. @example withBaseUrl('/docs/') // '/base/docs/' */
export function withBaseUrl(path: string): string {
  return joinPath(env.baseUrl, path)
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

/** Absolute URL of a path with the base URL. @example toSiteUrl('/base/ä/') // 'https://e.example/base/%C3%A4/' */
export function toSiteUrl(href: string): string {
  return new URL(href, env.siteUrl).href
}
