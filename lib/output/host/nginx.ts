import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withBaseUrl } from '@/lib/config/base-url'
import type { HostSite } from './host-files'
import { listCatchAlls } from './host-files'
import { toHostRedirect } from './host-redirect'

/** The part of the configuration that only depends on the base URL, which is written `{base}`. */
const TEMPLATE = path.resolve('lib/output/host/nginx.conf')

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function toRedirects({ redirects }: HostSite): string[] {
  return redirects.flatMap((redirect) => {
    const { sources, target, keepsQuery } = toHostRedirect(redirect)
    const location = quote(target + (keepsQuery ? '$is_args$args' : ''))
    return sources.map((source) => `location = ${quote(source)} { return 301 ${location}; }`)
  })
}

/** Returns the part of an nginx configuration that belongs in the `server` block that sets the root. */
export function toNginxConfig(site: HostSite): string {
  const template = readFileSync(TEMPLATE, 'utf8').replaceAll('{base}', withBaseUrl('/'))
  const catchAlls = listCatchAlls(site).map((route) => {
    const href = withBaseUrl(route)
    return `location ^~ ${href} { try_files $uri $uri/ ${href}index.html; }`
  })
  return [template + catchAlls.join('\n'), ...toRedirects(site), ''].join('\n')
}
