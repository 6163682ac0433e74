import type { ZodType } from 'zod'
import { z } from 'zod'
import { blogInstances, docsInstances, pagesInstances } from '@/lib/config/instances'
import { lastUpdateSchema } from './last-updated'
import { postAuthorsSchema } from './schemas/authors'
import { sectionsSchema } from './schemas/releases'
import { tagConfigSchema } from './schemas/tags'

/** What a front matter field may hold; `data` is what its schema says. */
type FieldKind =
  { kind: 'string' | 'boolean' | 'number' | 'date' | 'strings' } | { kind: 'data'; schema: ZodType }

/** A front matter field: its kind and whether a document must have it. `null` is a value of its own where `nullable`. */
export type FrontMatterField = FieldKind & { required?: true; nullable?: true }

export type FrontMatterFields = Record<string, FrontMatterField>

const tags = { kind: 'data', schema: z.array(tagConfigSchema) } satisfies FrontMatterField

const lastUpdate = { kind: 'data', schema: lastUpdateSchema } satisfies FrontMatterField

/** Where a post that is retold here was first told. */
const originalSchema = z.strictObject({ authors: z.array(z.string()), url: z.url() })

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
 * The front matter of every document kind. The generator's document types and the problem checker
 * are both made from this table, so a field is added in one place.
 */
export const frontMatterFields = {
  Doc: {
    ...pageFields,
    id: { kind: 'string' },
    sidebar_label: { kind: 'string' },
    sidebar_position: { kind: 'number' },
    sidebar_class_name: { kind: 'string' },
    sidebar_custom_props: { kind: 'data', schema: z.record(z.string(), z.unknown()) },
    displayed_sidebar: { kind: 'string', nullable: true },
    pagination_label: { kind: 'string' },
    pagination_prev: { kind: 'string', nullable: true },
    pagination_next: { kind: 'string', nullable: true },
    hide_title: { kind: 'boolean' },
    custom_edit_url: { kind: 'string', nullable: true },
    last_update: lastUpdate,
    tags,
  },
  Post: {
    ...pageFields,
    date: { kind: 'date' },
    authors: { kind: 'data', schema: postAuthorsSchema },
    tags,
    original: { kind: 'data', schema: originalSchema },
    series: { kind: 'string' },
    hide_reading_time: { kind: 'boolean' },
    custom_edit_url: { kind: 'string', nullable: true },
    last_update: lastUpdate,
  },
  Release: {
    ...pageFields,
    title: { kind: 'string' },
    version: { kind: 'string' },
    previous: { kind: 'string' },
    date: { kind: 'date', required: true },
    contributors: { kind: 'strings' },
    sections: { kind: 'data', schema: sectionsSchema },
    custom_edit_url: { kind: 'string', nullable: true },
    last_update: lastUpdate,
  },
  Page: {
    ...pageFields,
    hide_title: { kind: 'boolean' },
    wrapperClassName: { kind: 'string' },
    custom_edit_url: { kind: 'string', nullable: true },
    last_update: lastUpdate,
  },
} satisfies Record<string, FrontMatterFields>

/** A kind of content file. Instances of the same engine share one kind. */
export type DocumentKind = keyof typeof frontMatterFields

/** Folders below `content/` and the kind of the documents in them: those of the instances. */
export const contentFolders: { folder: string; kind: DocumentKind }[] = [
  ...docsInstances.map(({ contentPath }) => ({ folder: contentPath, kind: 'Doc' as const })),
  ...blogInstances.map(({ contentPath, entryKind }) => ({ folder: contentPath, kind: entryKind })),
  ...pagesInstances.map(({ contentPath }) => ({ folder: contentPath, kind: 'Page' as const })),
]

type ValueOf<Field extends FrontMatterField> = Field['kind'] extends 'string' | 'date'
  ? string
  : Field['kind'] extends 'boolean'
    ? boolean
    : Field['kind'] extends 'number'
      ? number
      : Field['kind'] extends 'strings'
        ? string[]
        : Field extends { schema: ZodType }
          ? z.infer<Field['schema']>
          : never

type OrNull<Field extends FrontMatterField, Value> = Field extends { nullable: true }
  ? Value | null
  : Value

/** The typed front matter of a document kind. */
export type FrontMatter<Kind extends DocumentKind> = {
  [
    Key in keyof (typeof frontMatterFields)[Kind] as (typeof frontMatterFields)[Kind][Key] extends {
      required: true
    }
      ? Key
      : never
  ]: ValueOf<(typeof frontMatterFields)[Kind][Key] & FrontMatterField>
} & {
  [
    Key in keyof (typeof frontMatterFields)[Kind] as (typeof frontMatterFields)[Kind][Key] extends {
      required: true
    }
      ? never
      : Key
  ]?: OrNull<
    (typeof frontMatterFields)[Kind][Key] & FrontMatterField,
    ValueOf<(typeof frontMatterFields)[Kind][Key] & FrontMatterField>
  >
}
