import { withBaseUrl } from '@/lib/config/base-url'
import type { PagesConfig } from '@/lib/config/types'
import { joinPagePath } from '@/lib/core/url'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { StandalonePage } from '@/lib/records/site-page'
import type { PageFile } from '@/lib/source/document-files'
import type { BuildOptions, Instance } from '../shared/instance'
import { withoutClashes } from '../shared/instance'
import type { PlannedPage } from '../shared/page-base'

/** All pages of a folder. */
export type Pages = Instance<PagesConfig, PlannedPage<StandalonePage>>

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
    const own = { kind: 'page' as const }
    return { href, title, description, unlisted, noIndex, document, own }
  })
  return { config, pages, problems }
}
