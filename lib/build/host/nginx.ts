import { withBaseUrl } from '@/lib/config/base-url'
import { env } from '@/lib/config/env'
import { toPageFile } from '@/lib/config/page-file'
import type { HostSite } from './host-files'
import { listCatchAlls, readTemplate } from './host-files'
import { toRedirectHref, toRedirectSources } from './redirect-href'

/** Folder of the configuration for servers that don't read it from the site itself. */
export const HOST_FOLDER = '.host'

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function toRedirects({ redirects }: HostSite): string[] {
  return redirects.flatMap((redirect) => {
    const query = /[?#]/.test(redirect.to) ? '' : '$is_args$args'
    const location = quote(toRedirectHref(redirect) + query)
    return toRedirectSources(redirect).map(
      (source) => `location = ${quote(source)} { return 301 ${location}; }`,
    )
  })
}

/** Returns the part of an nginx configuration that belongs in the `server` block that sets the root. */
export function toNginxConfig(site: HostSite): string {
  const pages = readTemplate(
    env.trailingSlash ? 'nginx-pages.conf' : 'nginx-pages-without-slash.conf',
  )
  const template = readTemplate('nginx.conf').replace('{pages}\n', () => pages)
  const catchAlls = listCatchAlls(site).map((route) => {
    const file = withBaseUrl(`/${toPageFile(route)}`)
    return `location ^~ ${withBaseUrl(route)} { try_files $uri $uri/ ${file} =404; }`
  })
  return [template + catchAlls.join('\n'), ...toRedirects(site), ''].join('\n')
}
