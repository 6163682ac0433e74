import type { InstanceOptions } from '../shared/instance-options'
import type { ModelProblem } from '@/lib/problems/model-problem'
import type { DocsConfig, Served } from '@/lib/config/types'
import { invariant } from '@/lib/core/invariant'
import { toFallbackHref } from '@/lib/core/missing-page'
import { ensureTrailingSlash } from '@/lib/core/url'
import { createCategoryPages } from './category-pages'
import type { DocsVersion } from './create-version'
import { createVersion } from './create-version'
import { createDocPages } from './doc-pages'
import { createVersionContext } from './page-base'
import { createTagPages } from './tag-pages'
import type { DocsPageData, DocsVersionInput } from './types'

/** A docs instance: all pages of all its versions. */
export type Docs = {
  config: Served<DocsConfig>
  versions: DocsVersion[]
  /** Segments of every page's path below the instance's route. */
  slugs: string[][]
  problems: ModelProblem[]
  /** Returns the page at the segments below the instance's route; throws if there is none. */
  get: (slug: string[]) => DocsPageData
  find: (slug: string[]) => DocsPageData | undefined
  /** Returns a version by name; throws if there is none. */
  getVersion: (name: string) => DocsVersion
  /** Returns the URL of a content file's page, or undefined if the file isn't one of the instance's documents. */
  findFileHref: (path: string) => string | undefined
}

/** Creates a docs instance from its configuration and content. Pure; content problems are collected in `problems`. */
export function createDocs(
  config: Served<DocsConfig>,
  inputs: DocsVersionInput[],
  options: InstanceOptions,
): Docs {
  const problems: ModelProblem[] = []
  const versions = config.versions.map((versionConfig) => {
    const input = inputs.find(({ name }) => name === versionConfig.name)
    invariant(input, `no content for version "${versionConfig.name}" of "${config.id}"`)
    return createVersion(config, versionConfig, input, options, problems)
  })
  const getVersion = (name: string): DocsVersion => {
    const version = versions.find((candidate) => candidate.config.name === name)
    invariant(version, () => {
      const names = versions.map((candidate) => candidate.config.name).join(', ')
      return `no version "${name}" in "${config.id}"; versions: ${names}`
    })
    return version
  }

  const pages = new Map<string, DocsPageData>()
  const add = (page: DocsPageData) => pages.set(page.href, page)
  for (const version of versions) {
    const shared = { options, problems }
    const context = createVersionContext(config, versions, version, getVersion, shared)
    createDocPages(context).forEach(add)
    createCategoryPages(context, pages).forEach(add)
    createTagPages(context).forEach(add)
  }
  const targets = new Set(
    [...pages.values()].flatMap(({ versionLinks }) => versionLinks.map(({ href }) => href)),
  )
  for (const { href, version } of pages.values()) {
    if (targets.has(toFallbackHref(href))) version.isFallback = true
  }

  const root = ensureTrailingSlash(config.routeBasePath)
  const toSlug = (href: string) => href.slice(root.length).split('/').filter(Boolean)
  const bySlug = new Map([...pages.values()].map((page) => [toSlug(page.href).join('/'), page]))
  const find = (slug: string[]) => bySlug.get(slug.join('/'))
  const hrefByFile = new Map(
    versions.flatMap(({ docs }) => [...docs.values()].map((doc) => [doc.path, doc.href] as const)),
  )
  return {
    config,
    versions,
    findFileHref: (path) => hrefByFile.get(path),
    slugs: [...pages.keys()].map(toSlug),
    problems,
    find,
    get: (slug) => {
      const page = find(slug)
      invariant(page, () => `no page "${slug.join('/')}" in the docs instance "${config.id}"`)
      return page
    },
    getVersion,
  }
}
