import { withBaseUrl } from '@/lib/config/base-url'
import type { PagesConfig } from '@/lib/config/types'
import { joinPagePath } from '@/lib/core/url'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { PageFile } from '@/lib/source/document-files'
import type { BuildOptions, Instance } from '../shared/instance'
import { withoutClashes } from '../shared/instance'
import type { PlannedPage } from '../shared/page-base'

/** All pages of a folder. */
export type Pages = Instance<PagesConfig, PlannedPage<'page'>>

/** @example toPageSlug('guide/index.mdx') // '/guide' */
function toPageSlug(relativePath: string): string {
  return `/${relativePath.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '')}`
}

/** Creates the standalone pages of a folder. Pure; content problems are collected in `problems`. */
export function createPages(
  config: PagesConfig,
  files: PageFile[],
  { includeDrafts }: Pick<BuildOptions, 'includeDrafts'>,
): Pages {
  const folder = `content/${config.contentPath}/`
  const problems: ModelProblem[] = []
  const documents = files
    .filter(({ frontMatter }) => includeDrafts || !frontMatter.draft)
    .map(({ path, frontMatter }) => {
      const slug = frontMatter.slug ?? toPageSlug(path.slice(folder.length))
      const href = joinPagePath(withBaseUrl(config.routeBasePath), slug)
      return { href, path, frontMatter }
    })
  const pages = withoutClashes(documents, 'href', problems).map(({ href, ...document }) => {
    const { title, description, unlisted } = document.frontMatter
    const { noIndex } = config
    const texts = { title, description, unlisted, noIndex }
    return { href, kind: 'page' as const, ...texts, document, createOwn: () => ({}) }
  })
  return { config, pages, problems }
}
