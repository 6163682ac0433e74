import type { FrontMatter } from '@/lib/source/front-matter'

/** The front matter of a document of any kind. */
export type AnyFrontMatter = Partial<
  FrontMatter<'Doc'> & FrontMatter<'Post'> & FrontMatter<'Release'> & FrontMatter<'Page'>
>

/** Keys that the records of documents hold as they are written, because components show them. */
export const shownKeys = [
  'hide_table_of_contents',
  'hide_title',
  'wrapperClassName',
] as const satisfies (keyof AnyFrontMatter)[]

/** The part of a document's front matter that its record holds. */
export type ShownFrontMatter = Pick<AnyFrontMatter, (typeof shownKeys)[number]>
