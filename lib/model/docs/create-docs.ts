import type { DocsConfig } from '@/lib/config/types'
import type { Href } from '@/lib/core/url'
import { toFallbackHref } from '@/lib/core/missing-page'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { BuildOptions } from '../shared/instance'
import { createVersion } from './create-version'
import { createDocPages } from './doc-pages'
import type { Docs, DocsPageData, DocsVersionInput } from './types'
import { createCategoryPages, createPlanner, createTagPages } from './version-pages'

/** Creates a docs instance from its configuration and content. Pure; content problems are collected in `problems`. */
export function createDocs(
  config: DocsConfig,
  inputs: DocsVersionInput[],
  options: Pick<BuildOptions, 'includeDrafts'>,
): Docs {
  const problems: ModelProblem[] = []
  const versions = inputs.map((input) => createVersion(config, input, options, problems))
  const docs = { config, versions, problems }
  const pages = new Map<Href, DocsPageData>()
  const add = (page: DocsPageData) => pages.set(page.href, page)
  for (const version of versions) {
    const plan = createPlanner(docs, version)
    createDocPages(version, plan, problems).forEach(add)
    createCategoryPages(version, plan, pages, problems).forEach(add)
    createTagPages(version, plan, problems).forEach(add)
  }
  const targets = new Set(
    [...pages.values()].flatMap(({ versionLinks }) => versionLinks.map(({ href }) => href)),
  )
  for (const { href, version } of pages.values()) {
    if (targets.has(toFallbackHref(href))) version.isFallback = true
  }
  return { ...docs, pages: [...pages.values()] }
}
