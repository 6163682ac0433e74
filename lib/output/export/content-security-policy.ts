import { createHash } from 'node:crypto'
import { SCRIPT, readAttribute } from '@/lib/core/scripts'
import { UnexpectedNextError } from '@/lib/next/unexpected-next-error'

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g

const META_START = '<meta http-equiv="Content-Security-Policy"'

/** Matches a handwritten page, which has its own policy right after its encoding. */
const OWN_POLICY = new RegExp(
  `^<!doctype html><html[^>]*><head><meta charset="utf-8"/>${META_START}`,
)

/** What a page may do: the allowed sources of each directive. */
export type Directives = Record<string, string[]>

/** Returns the source that allows a script or style with this text. */
export function toHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Returns the tag that sets a page's policy. */
export function toPolicyMeta(directives: Directives): string {
  const policy = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '))
  return `${META_START} content="${policy.join('; ')}"/>`
}

/** Returns a directive's sources: the site's own files, and the page's inline texts by hash. */
function toOwnSources(texts: string[]): string[] {
  return [`'self'`, ...new Set(texts.map(toHashSource))]
}

/**
 * Returns the directives of one page. They allow its own scripts and styles by hash. Other origins are allowed only for
 * frames that it names and for requests from its scripts.
 */
export function toDirectives({
  scripts,
  styles = [],
  frameOrigins = [],
  connectOrigins = [],
}: {
  scripts: string[]
  styles?: string[]
  frameOrigins?: string[]
  connectOrigins?: string[]
}): Directives {
  return {
    'default-src': [`'self'`],
    'script-src': toOwnSources(scripts),
    'style-src': toOwnSources(styles),
    'img-src': [`'self'`, 'data:'],
    'worker-src': [`'self'`],
    'manifest-src': [`'self'`],
    ...(frameOrigins.length > 0 ? { 'frame-src': [`'self'`, ...frameOrigins] } : {}),
    ...(connectOrigins.length > 0 ? { 'connect-src': [`'self'`, ...connectOrigins] } : {}),
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
    'form-action': [`'self'`],
  }
}

/**
 * Returns the directives of a finished document.
 * @param knownOrigins other origins whose frames a page may embed; it names the one it needs in `data-frame-origin`
 * @param connectOrigins other origins that scripts on any page may send requests to
 */
export function readDirectives(
  html: string,
  knownOrigins: string[],
  connectOrigins: string[] = [],
): Directives {
  return toDirectives({
    scripts: [...html.matchAll(SCRIPT)]
      .filter(([, attributes = '']) => !(readAttribute(attributes, 'type') ?? '').endsWith('json'))
      .map(([, , text = '']) => text),
    styles: [...html.matchAll(STYLE)].map(([, text = '']) => text),
    frameOrigins: knownOrigins.filter((origin) => html.includes(`data-frame-origin="${origin}"`)),
    connectOrigins,
  })
}

/** Whether a page is handwritten and sets its own policy. */
export function hasOwnPolicy(html: string): boolean {
  return OWN_POLICY.test(html)
}

/**
 * Checks that a document has exactly one policy, in its head. Browsers ignore policies in the body, and apply all of
 * those in the head.
 * @throws UnexpectedNextError
 */
export function checkPolicy(html: string): void {
  const head = html.slice(0, html.indexOf('</head>'))
  const policies = head.split(META_START).length - 1
  if (policies !== 1) {
    throw new UnexpectedNextError(
      `the head has ${policies} policies. One was expected, which the export writes`,
      'lib/output/export/content-security-policy.ts',
    )
  }
}
