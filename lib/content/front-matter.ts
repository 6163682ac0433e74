/** What a front matter field may hold. `unknown` is checked by whoever uses the field. */
type FieldKind = 'string' | 'boolean' | 'number' | 'date' | 'strings' | 'unknown'

/** A front matter field: its kind and whether a document must have it. `null` is a value of its own where `nullable`. */
export type FrontMatterField = { kind: FieldKind; required?: true; nullable?: true }

export type FrontMatterFields = Record<string, FrontMatterField>

const pageFields = {
  title: { kind: 'string', required: true },
  description: { kind: 'string' },
  slug: { kind: 'string' },
  keywords: { kind: 'strings' },
  image: { kind: 'string' },
  hide_table_of_contents: { kind: 'boolean' },
  toc_min_heading_level: { kind: 'number' },
  toc_max_heading_level: { kind: 'number' },
  draft: { kind: 'boolean' },
  unlisted: { kind: 'boolean' },
} satisfies FrontMatterFields

/**
 * The front matter of every document kind. The generator's document types and the fault checker
 * are both made from this table, so a field is added in one place.
 */
export const frontMatterFields = {
  Doc: {
    ...pageFields,
    id: { kind: 'string' },
    sidebar_label: { kind: 'string' },
    sidebar_position: { kind: 'number' },
    sidebar_class_name: { kind: 'string' },
    sidebar_custom_props: { kind: 'unknown' },
    displayed_sidebar: { kind: 'string', nullable: true },
    pagination_label: { kind: 'string' },
    pagination_prev: { kind: 'string', nullable: true },
    pagination_next: { kind: 'string', nullable: true },
    hide_title: { kind: 'boolean' },
    custom_edit_url: { kind: 'string', nullable: true },
    last_update: { kind: 'unknown' },
    tags: { kind: 'unknown' },
  },
  Post: {
    ...pageFields,
    date: { kind: 'date' },
    authors: { kind: 'unknown' },
    tags: { kind: 'unknown' },
    original: { kind: 'unknown' },
    hide_reading_time: { kind: 'boolean' },
    custom_edit_url: { kind: 'string', nullable: true },
    last_update: { kind: 'unknown' },
  },
  Page: {
    ...pageFields,
    hide_title: { kind: 'boolean' },
    wrapperClassName: { kind: 'string' },
    custom_edit_url: { kind: 'string', nullable: true },
    last_update: { kind: 'unknown' },
  },
} satisfies Record<string, FrontMatterFields>

/** A kind of content file. Instances of the same engine share one kind. */
export type DocumentKind = keyof typeof frontMatterFields

/** Folders below `content/` and the kind of the documents in them. */
export const contentFolders: { folder: string; kind: DocumentKind }[] = [
  { folder: 'docs', kind: 'Doc' },
  { folder: 'community', kind: 'Doc' },
  { folder: 'tests/docs', kind: 'Doc' },
  { folder: 'blog', kind: 'Post' },
  { folder: 'changelog', kind: 'Post' },
  { folder: 'tests/blog', kind: 'Post' },
  { folder: 'pages', kind: 'Page' },
  { folder: 'tests/pages', kind: 'Page' },
]

type ValueOf<Field extends FrontMatterField> = Field['kind'] extends 'string' | 'date'
  ? string
  : Field['kind'] extends 'boolean'
    ? boolean
    : Field['kind'] extends 'number'
      ? number
      : Field['kind'] extends 'strings'
        ? string[]
        : unknown

type OrNull<Field extends FrontMatterField, Value> = Field extends { nullable: true }
  ? Value | null
  : Value

/** The typed front matter of a document kind. */
export type FrontMatter<Kind extends DocumentKind> = {
  [Key in keyof (typeof frontMatterFields)[Kind] as (typeof frontMatterFields)[Kind][Key] extends {
    required: true
  }
    ? Key
    : never]: ValueOf<(typeof frontMatterFields)[Kind][Key] & FrontMatterField>
} & {
  [Key in keyof (typeof frontMatterFields)[Kind] as (typeof frontMatterFields)[Kind][Key] extends {
    required: true
  }
    ? never
    : Key]?: OrNull<
    (typeof frontMatterFields)[Kind][Key] & FrontMatterField,
    ValueOf<(typeof frontMatterFields)[Kind][Key] & FrontMatterField>
  >
}
