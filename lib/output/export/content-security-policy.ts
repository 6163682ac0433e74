import { createHash } from 'node:crypto'
import { SCRIPT, readAttribute } from '@/lib/core/scripts'
import { UnexpectedNextError } from '@/lib/next/unexpected-next-error'

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g

const META_START = '<meta http-equiv="Content-Security-Policy"'

/** A page that was written by hand has its own policy, right after its encoding. */
const OWN_POLICY = new RegExp(
  `^<!doctype html><html[^>]*><head><meta charset="utf-8"/>${META_START}`,
)

/** What a page may do: the sources of each directive. */
export type Directives = Record<string, string[]>

/** The source that allows a script or a style with this text. */
export function toHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The tag that sets the policy of a page. */
export function toPolicyMeta(directives: Directives): string {
  const policy = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '))
  return `${META_START} content="${policy.join('; ')}"/>`
}

/** Sources of a directive: the site's own files, and texts of the page by their hash. */
function toOwnSources(texts: string[]): string[] {
  return [`'self'`, ...new Set(texts.map(toHashSource))]
}

/**
 * The directives of one page: its own scripts and styles by hash, and from
 * other origins only the frames it names and what its scripts may ask.
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
 * The directives of a finished document.
 * @param knownOrigins other origins whose frames a page may show; it names the one it needs in `data-frame-origin`
 * @param connectOrigins other origins that the scripts of every page may ask
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

/** Whether a page was written by hand and says itself what it may do. */
export function hasOwnPolicy(html: string): boolean {
  return OWN_POLICY.test(html)
}

/**
 * Checks that a document has one policy, in its head. Browsers ignore one in the body, and apply all that are in a head.
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
