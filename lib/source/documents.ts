import type { DocumentKind, FrontMatter } from './front-matter'

/** A content file of one kind with its typed front matter. */
export type DocumentOf<Kind extends DocumentKind> = {
  kind: Kind
  /** Content path from the repository root, `content/docs/current/cli.mdx`. */
  path: string
  frontMatter: FrontMatter<Kind>
}

/** A content file with its typed front matter. */
export type ContentDocument = { [Kind in DocumentKind]: DocumentOf<Kind> }[DocumentKind]
