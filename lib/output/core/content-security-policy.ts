import { createHash } from 'node:crypto'

/** What a page may do: the allowed sources of each directive. */
export type Directives = Record<string, string[]>

/** Returns the source that allows a script or style with this text. */
export function toHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Returns the text of a policy. */
export function toPolicy(directives: Directives): string {
  const policy = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '))
  return policy.join('; ')
}

/** Returns the tag that sets a page's policy. */
export function toPolicyMeta(directives: Directives): string {
  return `<meta http-equiv="Content-Security-Policy" content="${toPolicy(directives)}"/>`
}

/** Returns a directive's sources: the site's own files, and the page's inline texts by hash. */
function toOwnSources(texts: string[]): string[] {
  return [`'self'`, ...new Set(texts.map(toHashSource))]
}

/**
 * Returns the directives of one page. They allow its own scripts and styles by hash. Other origins are allowed only for
 * frames that it names and for requests from its scripts. A directive that would repeat `default-src` is left out.
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
    ...(styles.length > 0 && { 'style-src': toOwnSources(styles) }),
    'img-src': [`'self'`, 'data:'],
    ...(frameOrigins.length > 0 && { 'frame-src': [`'self'`, ...frameOrigins] }),
    ...(connectOrigins.length > 0 && { 'connect-src': [`'self'`, ...connectOrigins] }),
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
    'form-action': [`'self'`],
  }
}
