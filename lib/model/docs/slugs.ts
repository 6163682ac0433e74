import path from 'node:path'
import { ensureLeadingSlash, ensureTrailingSlash, joinPath } from '@/lib/core/url'

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/

/** Dates and versions such as `2021-01-31` and `8.0`, which start with a number that isn't a prefix. */
const DATE_OR_VERSION = /^\d+[-_.]\d/

/**
 * Splits a file or folder name into number prefix and name. Dates and version numbers are names, not prefixes.
 * @example splitNumberPrefix('02-install') // { name: 'install', position: 2 }
 * @example splitNumberPrefix('2024-01-01') // { name: '2024-01-01', position: undefined }
 */
export function splitNumberPrefix(segment: string): { name: string; position: number | undefined } {
  const match = DATE_OR_VERSION.test(segment) ? null : NUMBER_PREFIX.exec(segment)
  return match?.[2]
    ? { name: match[2], position: Number(match[1]) }
    : { name: segment, position: undefined }
}

/** Place of a document below its version's content folder. */
export type DocPlace = {
  /** Folders, without number prefixes by default. */
  folders: string[]
  /** File name without extension, and by default without number prefix. */
  name: string
  position: number | undefined
  /** Whether it represents its folder: `index`, `README`, or named like the folder, including number prefixes. */
  isIndex: boolean
}

/**
 * Returns the place of a document.
 * @param stripsPrefixes whether number prefixes aren't part of its names
 * @example toDocPlace('guides/02-install.mdx') // { folders: ['guides'], name: 'install', position: 2, isIndex: false }
 */
export function toDocPlace(relativePath: string, stripsPrefixes = true): DocPlace {
  const { dir, name: file } = path.posix.parse(relativePath)
  const toName = (name: string) =>
    stripsPrefixes ? splitNumberPrefix(name) : { name, position: undefined }
  const folders = dir === '' ? [] : dir.split('/').map((folder) => toName(folder).name)
  const indexNames = ['index', 'readme', path.posix.basename(dir).toLowerCase()]
  return { folders, ...toName(file), isIndex: indexNames.includes(file.toLowerCase()) }
}

/** @example toDocId(toDocPlace('guides/docs-create.mdx'), 'create') // 'guides/create' */
export function toDocId(place: DocPlace, frontMatterId: string | undefined): string {
  return [...place.folders, frontMatterId ?? place.name].join('/')
}

/**
 * Returns the URL of a document below its version's root, with a leading and a trailing slash. A slug with a leading
 * slash replaces the whole path; any other slug replaces the last segment.
 */
export function toDocSlug(
  place: DocPlace,
  frontMatter: { id?: string | undefined; slug?: string | undefined },
): string {
  const folder = ensureLeadingSlash(place.folders.join('/'))
  if (frontMatter.slug) {
    return ensureTrailingSlash(path.posix.resolve(folder, frontMatter.slug))
  }
  if (place.isIndex) return ensureTrailingSlash(folder)
  return ensureTrailingSlash(joinPath(folder, frontMatter.id ?? place.name))
}
