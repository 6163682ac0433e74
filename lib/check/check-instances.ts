import type { BlogConfig, DocsConfig, PagesConfig } from '@/lib/config/types'
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

/** Files and folders that an instance needs. */
type Needs = {
  /** Name of the instance in messages. */
  label: string
  /** Constant in `lib/config/instances.ts`. */
  name: string
  /** Content folders, each with a trailing slash. */
  folders: string[]
  /** Files below `app/` that can render it. One of them is enough. */
  routes: string[]
}

/** Without the outer brackets, the root of the instance is not a page. */
const CATCH_ALLS = ['[[...slug]]/page.tsx', '[...slug]/page.tsx']

const toRoutes = (routeBasePath: string) => CATCH_ALLS.map((file) => `app${routeBasePath}/${file}`)

/** Lists what each instance needs, grouped by kind. */
function listNeeds({ docs, blogs, pages }: NamedInstances): Needs[][] {
  return [
    Object.entries(docs).map(([name, config]) => ({
      label: `docs instance "${config.id}"`,
      name,
      folders: config.versions.map((version) => toVersionFolder(config, version)),
      routes: toRoutes(config.routeBasePath).slice(0, 1),
    })),
    Object.entries(blogs).map(([name, config]) => ({
      label: `blog instance "${config.id}"`,
      name,
      folders: [`content/${config.contentPath}/`],
      routes: toRoutes(config.routeBasePath).slice(0, 1),
    })),
    Object.entries(pages).map(([name, config]) => ({
      label: `pages instance "${config.contentPath}"`,
      name,
      folders: [`content/${config.contentPath}/`],
      routes: toRoutes(config.routeBasePath),
    })),
  ]
}

/** Reports what an instance lacks. @param first the instance whose files can be copied */
function checkNeeds(
  { label, name, folders, routes }: Needs,
  first: Needs | undefined,
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
  const found = routes.find(exists)
  if (found === undefined) {
    const [wanted = ''] = routes
    const original = first?.routes.find(exists)
    const copy = original && first ? `: a copy of ${original} with ${name} for ${first.name}` : ''
    return [...missing, ...report(wanted, `the ${label} has no such file`, `add it${copy}`)]
  }
  if (new RegExp(`\\b${name}\\b`).test(read(found))) return missing
  return [...missing, ...report(found, `the file does not show the ${label}`, `use ${name} in it`)]
}

/**
 * Reports instances that the site would not show, or not in full: a content folder or their file in `app/` is missing.
 */
export function checkInstances(instances: NamedInstances, files: RepositoryFiles): Problem[] {
  return listNeeds(instances).flatMap((kind) =>
    kind.flatMap((needs) => checkNeeds(needs, kind[0], files)),
  )
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
