declare const kind: unique symbol

/**
 * Path within the site, decoded and without the base URL: `/docs/cli/`. Configuration and content use it, and it
 * identifies a page, so it ends with a slash even if the page's URL doesn't. The brand exists only at compile time: the compiler rejects a `SitePath` where an `Href` is expected, and vice versa.
 */
export type SitePath = string & { readonly [kind]?: 'site path' }

/** Served path, decoded and with the base URL: `/base/docs/cli/`. Links in pages, feeds and files use it. */
export type Href = string & { readonly [kind]?: 'href' }

/** Whether a link is a path of this site, from its root. @example isSitePath('//e.example/') // false */
export function isSitePath(href: string): href is SitePath {
  return href.startsWith('/') && !href.startsWith('//')
}

/** Whether a link is external: it has a scheme or starts with `//`. */
export function isExternalUrl(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** @example ensureTrailingSlash('/docs') // '/docs/' */
export function ensureTrailingSlash<Path extends string>(path: Path): Path {
  return path.endsWith('/') ? path : (`${path}/` as Path)
}

/** @example stripTrailingSlash('/docs/') // '/docs' */
export function stripTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '')
}

/** @example ensureLeadingSlash('docs') // '/docs' */
export function ensureLeadingSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * Joins path segments with exactly one slash between them; empty segments are skipped.
 * @example joinPath('/docs', '', '/sidebar/') // '/docs/sidebar/'
 */
export function joinPath<Path extends string>(base: Path, ...segments: string[]): Path {
  return [base, ...segments]
    .filter((segment) => segment !== '')
    .join('/')
    .replace(/\/{2,}/g, '/') as Path
}

/** Decodes a path. One with a literal percent sign stays as it is. @example decodePath('/%40a/') // '/@a/' */
export function decodePath<Path extends string>(path: Path): Path {
  try {
    return decodeURIComponent(path) as Path
  } catch {
    return path
  }
}

/** Splits an href into the path and the rest, which starts with `?` or `#` or is empty. */
export function splitHref(href: string): { path: string; suffix: string } {
  const at = href.search(/[?#]/)
  return at === -1
    ? { path: href, suffix: '' }
    : { path: href.slice(0, at), suffix: href.slice(at) }
}

/**
 * Returns the path of a page as the URLs of this site end: with a slash, or without one if `TRAILING_SLASH` is `false`.
 * The home page always has it. Next replaces the variables in code for browsers.
 * @example withPageEnding('/docs/cli') // '/docs/cli/'
 */
export function withPageEnding<Path extends string>(path: Path): Path {
  // In this order, bundlers leave out the branch that a site doesn't need, with what it calls.
  if (process.env.TRAILING_SLASH === 'false') {
    const isHome = path === '/' || path === ensureTrailingSlash(process.env.BASE_URL ?? '/')
    return isHome ? path : (stripTrailingSlash(path) as Path)
  }
  return ensureTrailingSlash(path)
}

/** Joins the path of a page from segments. @example joinPagePath('/docs', 'tags') // '/docs/tags/' */
export function joinPagePath<Path extends string>(base: Path, ...segments: string[]): Path {
  return withPageEnding(joinPath(base, ...segments))
}

/** Whether a path names a file. Versions end in a number or an `x`: `/docs/3.1.1`, `/docs/2.x`. */
export function isFilePath(path: string): boolean {
  return /\.(?!\d+$)[a-z\d]{2,}$/i.test(path)
}

/**
 * Returns a link as the URLs of pages end, before query and hash. Links to files and other sites are unchanged, and so
 * are those that are relative to the page.
 * @example toPageHref('/docs/cli?x=1#deploy') // '/docs/cli/?x=1#deploy'
 */
export function toPageHref<Path extends string>(href: Path): Path {
  const { path, suffix } = splitHref(href)
  const leadsToPage = path.startsWith('/') && !isExternalUrl(path) && !isFilePath(path)
  return leadsToPage ? (`${withPageEnding(path)}${suffix}` as Path) : href
}

/** Returns the part of the site with the longest path that contains a page. */
export function findDeepest<Part extends { path: SitePath }>(
  parts: readonly Part[],
  page: SitePath,
): Part | undefined {
  return parts
    .filter(({ path }) => page.startsWith(path))
    .sort((one, other) => other.path.length - one.path.length)[0]
}
