import { withBaseUrl } from '@/lib/config/base-url'
import {
  LIVE_FRAME_PATH,
  cacheControl,
  hashedPaths,
  liveFramePolicy,
  polledFiles,
  securityHeaders,
} from './headers'
import type { HostSite } from './host-files'
import { listCatchAlls } from './host-files'
import { toHostRedirect } from './host-redirect'

/** Extensions by content type. Browsers download files of any other type. */
const types: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  // Next treats a page's data as a document if it has any other type.
  'text/plain': 'txt',
  'text/markdown': 'md mdx',
  'text/csv': 'csv',
  'application/json': 'json',
  'application/xml': 'xml',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

const textTypes = Object.keys(types).filter((type) => /^text|json$|xml$/.test(type))

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function toPattern(paths: string[]): string {
  return paths.map(escapePattern).join('|')
}

/** Sets headers that differ between files with variables, because a location that adds one header loses all others. */
function toVariables(): string[] {
  const root = escapePattern(withBaseUrl('/'))
  const inHashed = `^${root}(?:${toPattern(hashedPaths.map((folder) => folder.slice(1)))})`
  const {
    'Content-Security-Policy': policy = '',
    'Cross-Origin-Opener-Policy': opener = '',
    ...others
  } = securityHeaders
  return [
    `set $site_cache ${quote(cacheControl.page)};`,
    `set $site_policy ${quote(policy)};`,
    `set $site_opener ${quote(opener)};`,
    `if ($uri ~ ${quote(inHashed)}) { set $site_cache ${quote(cacheControl.hashed)}; }`,
    `if ($uri ~ ${quote(`/(?:${toPattern(polledFiles)})$`)}) { set $site_cache ${quote(cacheControl.polled)}; }`,
    // A sandboxed page can't set an opener policy: browsers would refuse to show it.
    `if ($uri ~ ${quote(`^${escapePattern(withBaseUrl(LIVE_FRAME_PATH))}`)}) { set $site_policy ${quote(liveFramePolicy)}; set $site_opener ""; }`,
    `add_header Cache-Control $site_cache always;`,
    `add_header Content-Security-Policy $site_policy always;`,
    `add_header Cross-Origin-Opener-Policy $site_opener always;`,
    ...Object.entries(others).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  ]
}

function toRedirects({ redirects }: HostSite): string[] {
  return redirects.flatMap((redirect) => {
    const { sources, target, keepsQuery } = toHostRedirect(redirect)
    const location = quote(target + (keepsQuery ? '$is_args$args' : ''))
    return sources.map((source) => `location = ${quote(source)} { return 301 ${location}; }`)
  })
}

function indent(lines: string[]): string {
  return lines.map((line) => `  ${line}`).join('\n')
}

/**
 * Returns rules that give each page a single URL. A redirect target is either never decoded or encoded again by
 * `rewrite`, so it has no line breaks. It never starts with two slashes, or with a slash and a backslash, which would
 * lead to another host.
 */
function toRules(): string[] {
  const anyPath = quote('^(/[^\\\\]*)$')
  const file = quote('^(/[^\\\\]+)\\.html$')
  const indexFile = quote('^/+((?:[^?\\\\]*/)?)index\\.html(?:\\?|$)')
  return [
    `if ($request_uri ~ "^[^?]*//") { rewrite ${anyPath} $1 permanent; }`,
    `if ($request_uri ~ ${indexFile}) { return 301 /$1$is_args$args; }`,
    '',
    'location / { try_files $uri $uri/ =404; }',
    `location = ${withBaseUrl('/404.html')} { internal; }`,
    `location ~ ${quote('^(?<site_page>/[^\\\\]+)\\.html$')} {`,
    `  if (-f $document_root$site_page/index.html) { rewrite ${file} $1/ permanent; }`,
    '  try_files $uri $uri/ =404;',
    '}',
  ]
}

/** Returns the part of an nginx configuration that belongs in the `server` block that sets the root. */
export function toNginxConfig(site: HostSite): string {
  const notFound = withBaseUrl('/404.html')
  const catchAlls = listCatchAlls(site).map((route) => {
    const href = withBaseUrl(route)
    return `location ^~ ${href} { try_files $uri $uri/ ${href}index.html; }`
  })
  return `# Made by \`npm run build\` for this site; include it in a server block that has the root.
# HTTPS, and with it Strict-Transport-Security, is up to that block.

index index.html;
absolute_redirect off;
error_page 403 404 =404 ${notFound};

types {
${indent(Object.entries(types).map(([type, extensions]) => `${type} ${extensions};`))}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};

# Files that \`npm run compress\` has made are sent as they are; others are compressed on the way.
gzip on;
gzip_static on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1024;
gzip_types ${[...textTypes.filter((type) => type !== 'text/html'), 'image/svg+xml'].filter((type, index, all) => all.indexOf(type) === index).join(' ')};
# With the brotli module:
# brotli_static on;

# How long a file may be kept, and what a page may do.
${toVariables().join('\n')}

# One address for each page.
${toRules().join('\n')}
${catchAlls.join('\n')}
# Files for other hosts.
location = ${withBaseUrl('/_headers')} { return 404; }
location = ${withBaseUrl('/_redirects')} { return 404; }
location ~ "/\\.(?!well-known/)" { return 404; }

# Addresses that have moved.
${toRedirects(site).join('\n')}
`
}
