import type { DocsConfig, DocsVersionConfig, Served } from '@/lib/config/types'
import type { Href } from '@/lib/core/url'
import { invariant } from '@/lib/core/invariant'
import { ensureTrailingSlash, joinPagePath, joinPath } from '@/lib/core/url'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { BuildOptions } from '../shared/instance'
import { withoutClashes } from '../shared/instance'
import { findFirstLink } from './navigation'
import { resolveSidebars } from './sidebar'
import { toDocId, toDocPlace, toDocSlug } from './slugs'
import type { Doc, DocFile, Docs, DocsVersion, DocsVersionInput } from './types'

function toDoc(file: DocFile, folder: string, versionHref: Href): Doc {
  const place = toDocPlace(file.path.slice(folder.length))
  const id = toDocId(place, file.frontMatter.id)
  return { ...file, id, href: joinPagePath(versionHref, toDocSlug(place, file.frontMatter)), place }
}

/** Returns the content path of a version's folder, with a trailing slash. @example 'content/docs/3.1.1/' */
export function toVersionFolder(
  config: Pick<DocsConfig, 'contentPath'>,
  version: DocsVersionConfig,
): string {
  return ensureTrailingSlash(
    joinPath('content', config.contentPath, version.folder ?? version.name),
  )
}

/**
 * Whether a content file belongs to a version. A version whose folder is that of the whole instance doesn't include the
 * files of other versions, whose folders are inside it.
 */
export function isInVersion(
  config: Pick<DocsConfig, 'contentPath' | 'versions'>,
  version: DocsVersionConfig,
  path: string,
): boolean {
  const folder = toVersionFolder(config, version)
  const isInside = (other: string) => other.startsWith(folder) && other !== folder
  const inner = config.versions.map((each) => toVersionFolder(config, each)).filter(isInside)
  return path.startsWith(folder) && !inner.some((other) => path.startsWith(other))
}

/** Returns a version by name; throws if there is none. */
export function getVersion({ config, versions }: Omit<Docs, 'pages'>, name: string): DocsVersion {
  const version = versions.find((candidate) => candidate.config.name === name)
  invariant(version, () => {
    const names = versions.map((candidate) => candidate.config.name).join(', ')
    return `no version "${name}" in "${config.id}"; versions: ${names}`
  })
  return version
}

/** Creates a version: gives every document its id and URL, and resolves the sidebars. */
export function createVersion(
  config: Served<DocsConfig>,
  versionConfig: DocsVersionConfig,
  input: DocsVersionInput,
  { includeDrafts }: Pick<BuildOptions, 'includeDrafts'>,
  problems: ModelProblem[],
): DocsVersion {
  const { sidebarsPath } = input
  const folder = toVersionFolder(config, versionConfig)
  const href = joinPagePath(config.routeBasePath, versionConfig.path)
  const all = input.files.map((file) => toDoc(file, folder, href))
  const isDraft = ({ frontMatter }: Doc) => !includeDrafts && frontMatter.draft === true
  const published = all.filter((doc) => !isDraft(doc))
  const kept = withoutClashes(withoutClashes(published, 'id', problems), 'href', problems)
  const docs = new Map(kept.map((doc) => [doc.id, doc]))
  const version = {
    ...{ config: versionConfig, href, docs, sidebarsPath },
    draftIds: new Set(all.filter(({ id }) => !docs.has(id)).map(({ id }) => id)),
  }
  const resolved = resolveSidebars(input.sidebars, {
    ...version,
    categories: input.categories ?? new Map(),
    indexNames: config.categoryIndexNames ?? [],
    problems,
  })
  const root = [...docs.values()].find((doc) => doc.href === href)
  const [first] = resolved.sidebars.values()
  const mainHref = root?.href ?? (first && findFirstLink(first.rows)?.href) ?? href
  return { ...version, mainHref, ...resolved }
}
