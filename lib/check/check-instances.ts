import { posix } from 'node:path'
import type { BlogConfig, DocsConfig, PagesConfig } from '@/lib/config/types'
import { SECTION_FILES, toVersionRoute } from '@/lib/config/versions'
import { toVersionFolder } from '@/lib/model/docs/create-version'
import type { Problem } from '@/lib/core/problem'

/** The instances of the site, by the name of the constant that page files import. */
export type NamedInstances = {
  docs: Record<string, DocsConfig>
  blogs: Record<string, BlogConfig>
  pages: Record<string, PagesConfig>
}

/** Access to the files of the repository. */
export type RepositoryFiles = {
  /** Whether a file or folder exists. */
  exists: (path: string) => boolean
  /** Returns the text of an existing file. */
  read: (path: string) => string
}

/** A file or content folder that an instance needs. */
type Need = {
  kind: 'docs' | 'blog' | 'pages'
  /** Id of the instance. */
  id: string
  /** Paths from the repository root. One of them is enough. */
  paths: string[]
  /** What a file has to contain: the constant of the instance, and the name of a version. Empty for a folder. */
  words: string[]
}

/** Lists what the instances need. */
function listNeeds({ docs, blogs, pages }: NamedInstances): Need[] {
  return [
    ...Object.entries(docs).flatMap(([name, config]) =>
      config.versions.flatMap((version) => {
        const owner = { kind: 'docs' as const, id: config.id }
        const words = [name, `'${version.name}'`]
        const route = toVersionRoute(config, version)
        return [
          { ...owner, paths: [toVersionFolder(config, version)], words: [] },
          ...SECTION_FILES.map((file) => ({ ...owner, paths: [route + file], words })),
        ]
      }),
    ),
    ...Object.entries(blogs).flatMap(([name, { id, contentPath, routeBasePath }]) => [
      { kind: 'blog' as const, id, paths: [`content/${contentPath}/`], words: [] },
      ...SECTION_FILES.map((file) => ({
        ...{ kind: 'blog' as const, id, words: [name] },
        paths: [`app${routeBasePath}/${file}`],
      })),
    ]),
    ...Object.entries(pages).flatMap(([name, { contentPath: id, routeBasePath }]) => [
      { kind: 'pages' as const, id, paths: [`content/${id}/`], words: [] },
      {
        ...{ kind: 'pages' as const, id, words: [name] },
        // Without the outer brackets, the root of the instance is not a page.
        paths: ['[[...slug]]', '[...slug]'].map(
          (segment) => `app/(site)${routeBasePath}/${segment}/page.tsx`,
        ),
      },
    ]),
  ]
}

/** Says which existing file can be copied, and what to replace in the copy. */
function toCopyHint({ kind, paths: [wanted = ''], words }: Need, existing: Need[]): string {
  const original = existing.find(
    (need) =>
      need.kind === kind &&
      need.paths.some((path) => posix.basename(path) === posix.basename(wanted)),
  )
  if (!original) return ''
  const changes = words.flatMap((word, index) => {
    const old = original.words[index] ?? ''
    return old === word ? [] : [`${word} for ${old}`]
  })
  return `: a copy of ${original.paths[0] ?? ''} with ${changes.join(' and ')}`
}

/**
 * Reports instances that the site would not show, or not in full: a content folder or their files in `app/` are
 * missing.
 */
export function checkInstances(
  instances: NamedInstances,
  { exists, read }: RepositoryFiles,
): Problem[] {
  const needs = listNeeds(instances)
  return needs.flatMap((need): Problem[] => {
    const { kind, id, paths, words } = need
    const label = `the ${kind} instance "${id}"`
    const found = paths.find(exists)
    const place = { path: found ?? paths[0] ?? '', line: 1, column: 1 }
    if (found !== undefined) {
      const text = words.length > 0 ? read(found) : ''
      const message = `the file does not show ${label}`
      return words
        .filter((word) => !text.includes(word))
        .map((word) => ({ ...place, message, fix: `use ${word} in it` }))
    }
    if (words.length === 0) {
      const message = `${label} has no content folder`
      return [{ ...place, message, fix: 'add it with a document in it' }]
    }
    const existing = needs.filter((other) => other.paths.every(exists))
    const fix = `add it${toCopyHint(need, existing)}`
    return [{ ...place, message: `${label} has no such file`, fix }]
  })
}

/** Reports the documents that belong to no instance. @param paths content paths of documents */
export function checkStrayDocuments(paths: string[], folders: string[]): Problem[] {
  return paths
    .filter((path) => !folders.some((folder) => path.startsWith(`content/${folder}/`)))
    .map((path) => ({
      path,
      line: 1,
      column: 1,
      message: 'the document does not belong to any instance',
      fix: 'move it, or add an instance with its folder to lib/config/instances.ts',
    }))
}
