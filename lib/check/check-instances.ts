import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { BlogConfig, DocsConfig, PagesConfig } from '@/lib/config/types'
import { SECTION_FILES, toVersionRoute } from '@/lib/config/versions'
import { invariant } from '@/lib/core/invariant'
import { toVersionFolder } from '@/lib/model/docs/create-version'
import type { Problem } from '@/lib/core/problem'
import { findDocumentKind } from '@/lib/source/content-folders'

/** What `lib/config/instances.ts` exports: the instances, each also as a constant that page files import. */
type ExportedInstances = {
  docsInstances: readonly DocsConfig[]
  blogInstances: readonly BlogConfig[]
  pagesInstances: readonly PagesConfig[]
  [constant: string]: unknown
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
function listNeeds(exported: ExportedInstances): Need[] {
  const getName = (config: Pick<PagesConfig, 'contentPath'>): string => {
    const name = Object.keys(exported).find((key) => exported[key] === config)
    invariant(name, () => `lib/config/instances.ts: export the instance "${config.contentPath}"`)
    return name
  }
  const { docsInstances, blogInstances, pagesInstances } = exported
  return [
    ...docsInstances.flatMap((config) =>
      config.versions.flatMap((version) => {
        const owner = { kind: 'docs' as const, id: config.id }
        const words = [getName(config), `'${version.name}'`]
        const route = toVersionRoute(config, version)
        return [
          { ...owner, paths: [toVersionFolder(config, version)], words: [] },
          ...SECTION_FILES.map((file) => ({ ...owner, paths: [route + file], words })),
        ]
      }),
    ),
    ...blogInstances.flatMap((config) => {
      const owner = { kind: 'blog' as const, id: config.id }
      const words = [getName(config)]
      return [
        { ...owner, paths: [`content/${config.contentPath}/`], words: [] },
        ...SECTION_FILES.map((file) => {
          return { ...owner, paths: [`app${config.routeBasePath}/${file}`], words }
        }),
      ]
    }),
    ...pagesInstances.flatMap((config) => {
      const owner = { kind: 'pages' as const, id: config.contentPath }
      // Without the outer brackets, the root of the instance is not a page.
      const paths = ['[[...slug]]', '[...slug]'].map(
        (segment) => `app/(site)${config.routeBasePath}/${segment}/page.tsx`,
      )
      return [
        { ...owner, paths: [`content/${config.contentPath}/`], words: [] },
        { ...owner, paths, words: [getName(config)] },
      ]
    }),
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
export function checkInstances(exported: ExportedInstances): Problem[] {
  const needs = listNeeds(exported)
  return needs.flatMap((need): Problem[] => {
    const { kind, id, paths, words } = need
    const label = `the ${kind} instance "${id}"`
    const found = paths.find((path) => existsSync(path))
    const place = { path: found ?? paths[0] ?? '', line: 1, column: 1 }
    if (found !== undefined) {
      const text = words.length > 0 ? readFileSync(found, 'utf8') : ''
      const message = `the file does not show ${label}`
      return words
        .filter((word) => !text.includes(word))
        .map((word) => ({ ...place, message, fix: `use ${word} in it` }))
    }
    if (words.length === 0) {
      const message = `${label} has no content folder`
      return [{ ...place, message, fix: 'add it with a document in it' }]
    }
    const existing = needs.filter((other) => other.paths.every((path) => existsSync(path)))
    const fix = `add it${toCopyHint(need, existing)}`
    return [{ ...place, message: `${label} has no such file`, fix }]
  })
}

/** Reports the documents that belong to no instance. @param paths content paths of documents */
export function checkStrayDocuments(paths: string[]): Problem[] {
  return paths
    .filter((path) => findDocumentKind(path) === undefined)
    .map((path) => ({
      path,
      line: 1,
      column: 1,
      message: 'the document does not belong to any instance',
      fix: 'move it, or add an instance with its folder to lib/config/instances.ts',
    }))
}
