import { existsSync } from 'node:fs'
import type { BlogConfig } from '@/lib/config/types'
import { checkDataFile, readDataFile } from '@/lib/source/data-file'
import { authorsSchema } from '@/lib/source/schemas/authors'
import type { Problem } from '@/lib/core/problem'
import type { PostFile } from '@/lib/source/document-files'
import type { BuildOptions } from '../shared/instance'
import type { Blog } from './create-blog'
import { createBlog } from './create-blog'
import { tagsFileSchema } from './create-posts'

const toFiles = ({ contentPath }: BlogConfig) => ({
  authors: `content/${contentPath}/authors.yml`,
  tags: `content/${contentPath}/tags.yml`,
})

/**
 * Creates a blog instance from its content folder.
 * @param getFiles returns the posts below a content path that ends with a slash
 */
export function loadBlog(
  config: BlogConfig,
  getFiles: (folder: string) => PostFile[],
  options: BuildOptions,
): Blog {
  const { authors, tags } = toFiles(config)
  const input = {
    files: getFiles(`content/${config.contentPath}/`),
    // The data of a file with problems is undefined, so posts that use it aren't reported as well.
    authors: existsSync(authors) ? readDataFile(authors, authorsSchema) : {},
    tags: readDataFile(tags, tagsFileSchema),
  }
  return createBlog(config, input, options)
}

/** Checks the authors and tags of an instance. */
export function checkBlogData(config: BlogConfig): Problem[] {
  const { authors, tags } = toFiles(config)
  return [...checkDataFile(authors, authorsSchema), ...checkDataFile(tags, tagsFileSchema)]
}
