import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { hashBytes, toAsset, toAssetHref, tryReadFile } from '@/lib/source/assets/asset'
import { findSuggestion } from '@/lib/core/problem'
import type { CompileContext, Positioned } from '../core/context'
import { getTextPath, reportProblem } from '../core/context'

/** Folder of the files that are published unchanged. */
const PUBLIC_FOLDER = 'public'

/** Content of a file that a document references. */
export type ReferencedFile = {
  /** Path from the repository root. */
  file: string
  bytes: Buffer
  hash: string
}

/** Whether an import refers to a file instead of a module: `./pot.png`, `@site/static/pot.png`. */
export function isFileImport(specifier: string): boolean {
  return /^(?:\.\.?|@site)\/.*\.(?!(?:mdx?|[cm]?[jt]sx?)$)[a-z][a-z\d]*$/i.test(specifier)
}

/**
 * Returns the path from the repository root for a path that is relative to a text, absolute on the site, or relative to
 * the root itself, as in `@site/content/pot.png`.
 */
export function toFile(written: string, from: string): string {
  const decoded = decodeURI(written).replace(/^@site\/static\//, '/')
  if (decoded.startsWith('/')) return path.posix.join(PUBLIC_FOLDER, decoded)
  const folder = decoded.startsWith('@site/') ? '' : path.posix.dirname(from)
  return path.posix.join(folder, decoded.replace(/^@site\//, ''))
}

/** Returns the path of the neighboring file that was probably meant, as the author would write it. */
export function findNeighbor(written: string, file: string, types: string[]): string | undefined {
  const folder = path.dirname(file)
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
  const candidates = (isFolder ? readdirSync(folder) : []).filter(
    (name) => types.length === 0 || types.includes(path.extname(name).toLowerCase()),
  )
  const name = path.posix.basename(file)
  const found = findSuggestion(name, candidates)
  // A file with this very name is in a folder that isn't published.
  if (found === undefined || found === name) return undefined
  const meant = path.posix.join(path.posix.dirname(written), encodeURI(found))
  return /^[./@]/.test(meant) ? meant : `./${meant}`
}

type FileReference = {
  /** Path as its author wrote it, without query and fragment. */
  written: string
  /** What the document references, as messages call it: `image`, `link`. */
  noun: string
  /** Extensions of files that may be suggested. If empty, all may be suggested. */
  types: string[]
}

/** Whether a URL can be decoded. A % that does not start an escape sequence is a problem. */
export function checkEscapes(
  context: CompileContext,
  node: Positioned,
  { written, noun }: Pick<FileReference, 'written' | 'noun'>,
): boolean {
  try {
    decodeURI(written)
    return true
  } catch {
    reportProblem(context, node, {
      message: `the ${noun} "${written}" has a % that doesn't start an escape sequence`,
      fix: 'write % as %25',
    })
    return false
  }
}

/** Reads a file that a document references, and records it as a dependency. A missing file is a problem. */
export function readReferencedFile(
  context: CompileContext,
  node: Positioned,
  reference: FileReference,
): ReferencedFile | undefined {
  const { written, noun, types } = reference
  if (!checkEscapes(context, node, reference)) return undefined
  const file = toFile(written, getTextPath(context, node))
  // Files outside `content/` and `public/` must not be published.
  const bytes = /^(?:content|public)\//.test(file) ? tryReadFile(file) : undefined
  const hash = hashBytes(bytes)
  context.findings.dependencies[file] = hash
  if (bytes) return { file, bytes, hash }
  const isPublic = /^(?:@site\/static)?\//.test(written)
  const base = written.startsWith('@site/') ? 'the repository, in content/ or public/' : 'this file'
  reportProblem(context, node, {
    message: `the ${noun} "${written}" does not lead to a file`,
    fix: `correct the path, which is relative to ${isPublic ? `${PUBLIC_FOLDER}/` : base}`,
    suggestion: findNeighbor(written, file, types),
  })
  return undefined
}

/** Publishes a file with the document. Returns its site path. */
export function publishFile(context: CompileContext, { file, hash }: ReferencedFile): string {
  const asset = toAsset(file, hash)
  context.findings.assets.push(asset)
  return toAssetHref(asset)
}
