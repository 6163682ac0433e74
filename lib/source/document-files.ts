import type { DocumentKind, FrontMatter } from './front-matter'

/** A content file with the front matter of its kind. */
type DocumentOf<Kind extends DocumentKind> = {
  /** Content path from the repository root, such as `content/docs/current/cli.mdx`. */
  path: string
  frontMatter: FrontMatter<Kind>
}

/** A content file of a docs instance. */
export type DocFile = DocumentOf<'Doc'>

/** A content file of a folder of standalone pages. */
export type PageFile = DocumentOf<'Page'>

/** A content file of a blog instance. */
export type PostFile =
  ({ kind: 'Post' } & DocumentOf<'Post'>) | ({ kind: 'Release' } & DocumentOf<'Release'>)

/** A content file of any kind. */
export type ContentDocument = ({ kind: 'Doc' } & DocFile) | ({ kind: 'Page' } & PageFile) | PostFile
