import { posix } from 'node:path'
import type { BlogConfig, DocsConfig, PagesConfig } from '@/lib/config/types'
import { SECTION_FILES, toVersionRoute } from '@/lib/config/versions'
import { toVersionFolder } from '@/lib/model/docs/create-version'
import type { Problem } from '@/lib/problems/problem'

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

/** A file that an instance needs. */
type NeededFile = {
  /** Paths from the repository root. One of them is enough. */
  paths: string[]
  /** What the file has to contain: the constant of the instance, and the name of a version. */
  words: string[]
}

/** Files and folders that an instance needs. */
type Needs = {
  /** Name of the instance in messages. */
  label: string
  /** Content folders, each with a trailing slash. */
  folders: string[]
  files: NeededFile[]
}

/** Folder of the pages that share the frame of the site. */
const SITE_ROUTES = 'app/(site)'

/** Lists what each instance needs, grouped by kind. */
function listNeeds({ docs, blogs, pages }: NamedInstances): Needs[][] {
  return [
    Object.entries(docs).map(([name, config]) => ({
      label: `docs instance "${config.id}"`,
      folders: config.versions.map((version) => toVersionFolder(config, version)),
      files: config.versions.flatMap((version) =>
        SECTION_FILES.map((file) => ({
          paths: [toVersionRoute(config, version) + file],
          words: [name, `'${version.name}'`],
        })),
      ),
    })),
    Object.entries(blogs).map(([name, config]) => ({
      label: `blog instance "${config.id}"`,
      folders: [`content/${config.contentPath}/`],
      files: SECTION_FILES.map((file) => ({
        paths: [`app${config.routeBasePath}/${file}`],
        words: [name],
      })),
    })),
    Object.entries(pages).map(([name, config]) => ({
      label: `pages instance "${config.contentPath}"`,
      folders: [`content/${config.contentPath}/`],
      files: [
        {
          // Without the outer brackets, the root of the instance is not a page.
          paths: ['[[...slug]]', '[...slug]'].map(
            (segment) => `${SITE_ROUTES}${config.routeBasePath}/${segment}/page.tsx`,
          ),
          words: [name],
        },
      ],
    })),
  ]
}

/** Says which existing file can be copied, and what to replace in the copy. */
function toCopyHint({ paths: [wanted = ''], words }: NeededFile, existing: NeededFile[]): string {
  const original = existing.find(({ paths }) => paths.some((path) => isSameKind(path, wanted)))
  if (!original) return ''
  const changes = words.flatMap((word, index) => {
    const old = original.words[index] ?? ''
    return old === word ? [] : [`${word} for ${old}`]
  })
  return `: a copy of ${original.paths[0] ?? ''} with ${changes.join(' and ')}`
}

const isSameKind = (path: string, other: string) => posix.basename(path) === posix.basename(other)

/** Reports what an instance lacks. @param copyable files of instances of the same kind */
function checkNeeds(
  { label, folders, files }: Needs,
  copyable: NeededFile[],
  { exists, read }: RepositoryFiles,
): Problem[] {
  const report = (path: string, message: string, fix: string): Problem[] => [
    { path, line: 1, column: 1, message, fix },
  ]
  const missing = folders
    .filter((folder) => !exists(folder))
    .flatMap((folder) =>
      report(folder, `the ${label} has no content folder`, 'add it with a document in it'),
    )
  const wrong = files.flatMap((file) => {
    const found = file.paths.find(exists)
    if (found === undefined) {
      const hint = toCopyHint(file, copyable)
      return report(file.paths[0] ?? '', `the ${label} has no such file`, `add it${hint}`)
    }
    const text = read(found)
    return file.words
      .filter((word) => !text.includes(word))
      .flatMap((word) => report(found, `the file does not show the ${label}`, `use ${word} in it`))
  })
  return [...missing, ...wrong]
}

/**
 * Reports instances that the site would not show, or not in full: a content folder or their files in `app/` are
 * missing.
 */
export function checkInstances(instances: NamedInstances, files: RepositoryFiles): Problem[] {
  return listNeeds(instances).flatMap((kind) => {
    const copyable = kind
      .flatMap((needs) => needs.files)
      .filter(({ paths }) => paths.every(files.exists))
    return kind.flatMap((needs) => checkNeeds(needs, copyable, files))
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
