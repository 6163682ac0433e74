import type { RouteManifest } from '@/lib/records/route-manifest'

/** Words that old links have in place of the version that is at the root. */
const ROOT_VERSIONS = /^(?:next|current|canary|latest)$/

function toKey(path: string): string {
  return path.normalize().toLowerCase()
}

/** Returns all ways to read a URL, the most literal first. */
function toForms(requestedPath: string): string[] {
  const path = `/${requestedPath.split('/').filter(Boolean).join('/')}/`
  const withoutFile = (form: string) =>
    form.replace(/\.(?:html?|mdx?)\/$/i, '/').replace(/\/index\/$/i, '/')
  // Punctuation after a link in a sentence is easily included in the link.
  const withoutPunctuation = path.replace(/[)\]}>.,:;!?'"”’*]+\/$/, '/')
  const forms = [path, withoutFile(path), withoutPunctuation, withoutFile(withoutPunctuation)]
  return [...new Set(forms.map((form) => form.replace(/\/{2,}/g, '/')))]
}

/** Returns the version that a segment means: the same release, or the one with the same first two numbers. */
function findVersion(segment: string, versions: string[]): string | undefined {
  const wanted = /^v?(\d+\.\d+)(?:\.[\dx]+)?$/i.exec(segment)?.[1]
  return wanted === undefined
    ? undefined
    : versions.find((version) => version === wanted || version.startsWith(`${wanted}.`))
}

/** Reads the segment below the docs' route as another name for a version. */
function toOtherVersion(path: string, { versioned }: RouteManifest): string | undefined {
  for (const { root, versions } of versioned) {
    if (!toKey(path).startsWith(root)) continue
    const [segment = '', ...rest] = path.slice(root.length).split('/')
    if (ROOT_VERSIONS.test(segment.toLowerCase())) return root + rest.join('/')
    const version = findVersion(segment, versions)
    if (version !== undefined && version !== segment) return [root + version, ...rest].join('/')
  }
  return undefined
}

/**
 * Returns where a URL without a file leads: to a page, or the target of a redirect. Returns undefined if nothing
 * matches.
 * @param requestedPath decoded path without the base URL
 * @param suffix query and hash of the URL, which a page for all URLs below it gets with the rest of the path
 * @example resolvePath('/Docs//cli.html', book) // '/docs/cli/'
 */
export function resolvePath(
  requestedPath: string,
  book: RouteManifest,
  suffix = '',
): string | undefined {
  const targets = new Map<string, string>()
  for (const [from, to] of book.redirects) targets.set(toKey(from), to)
  for (const path of [...book.pages.map(([page]) => page), ...book.unlisted]) {
    targets.set(toKey(path), path)
  }
  const lookUp = (path: string): string | undefined => {
    const known = targets.get(toKey(path))
    if (known !== undefined) return known
    const other = toOtherVersion(path, book)
    return other === undefined ? undefined : lookUp(other)
  }
  for (const form of toForms(requestedPath)) {
    const target = lookUp(form)
    if (target !== undefined) return target
  }
  const catchAll = book.catchAll.find((root) => toKey(requestedPath).startsWith(root))
  if (catchAll === undefined) return undefined
  const rest = encodeURIComponent(requestedPath.slice(catchAll.length))
  return `${catchAll}?path=${rest}${suffix.replace(/^\?/, '&')}`
}
