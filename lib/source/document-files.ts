import type { FrontMatter } from './front-matter'

/** A content file of a docs instance. */
export type DocFile = {
  /** Content path from the repository root, such as `content/docs/current/cli.mdx`. */
  path: string
  frontMatter: FrontMatter<'Doc'>
}

/** A content file of a folder of standalone pages. */
export type PageFile = {
  /** Content path from the repository root. */
  path: string
  frontMatter: FrontMatter<'Page'>
}

/** A content file of a blog instance. */
export type PostFile = {
  /** Content path from the repository root. */
  path: string
} & (
  | { kind: 'Post'; frontMatter: FrontMatter<'Post'> }
  | { kind: 'Release'; frontMatter: FrontMatter<'Release'> }
)

/** A content file of any kind. */
export type ContentDocument = ({ kind: 'Doc' } & DocFile) | ({ kind: 'Page' } & PageFile) | PostFile
