import { z } from 'zod'

const text = z.string().min(1, 'must not be empty')

const version = z
  .string()
  .regex(/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/, 'must be a version such as 3.1.0 or 2.0.0-beta.19')

/** What may differ from version to version. */
const facts = {
  /** TypeScript type. */
  type: text,
  /** What the option is if it is not set. Absent if that is nothing, or no data. */
  default: z.json().optional(),
  /** The default in Markdown, where the value is no data, or too long for a table. */
  defaultText: text.optional(),
  /** `defaultText` may say when. */
  required: z.literal(true).optional(),
  /** Markdown, one line. Links are relative to `page` of the source. */
  text,
}

const change = z.strictObject({
  version,
  /** What has changed, in Markdown. */
  text,
  /** What was different before. */
  before: z.strictObject(facts).partial().optional(),
})

const option = z
  .strictObject({
    /** Path below `inside` of its table: `versions.*.label` for any key, `redirects[].from` for any item. */
    name: text,
    ...facts,
    /** First version that has it. Absent if that is older than what we know. */
    since: version.optional(),
    /** First version that no longer has it. */
    removed: version.optional(),
    deprecated: version.optional(),
    changed: z.array(change).optional(),
    /** Its text says what is below it, such as attributes of an element: they need no rows. */
    coversNested: z.literal(true).optional(),
    /** The package reads it, although its schema does not name it. */
    unvalidated: z.literal(true).optional(),
    /** Id of its row where that must not be its name. */
    anchor: text.optional(),
    /** Ids that the row had before. */
    formerIds: z.array(text).optional(),
  })
  .refine(({ required, ...rest }) => !(required && 'default' in rest), {
    path: ['required'],
    message: 'must not have a default',
    params: { fix: 'remove "required" or "default"' },
  })

const table = z.strictObject({
  /** Path of the object that has the options: `markdown`, `navbar.items[]`. Absent for the options themselves. */
  inside: text.optional(),
  /** The options are only those of objects with this `type`. */
  variant: text.optional(),
  options: z.array(option).min(1, 'must have at least one option'),
})

const guide = z.strictObject({
  /** Document with the table, from the folder of a docs version. */
  page: text,
  /** Id of the heading that the table follows. */
  heading: text,
  /** Which of the tables with defaults below the heading it is, if not the first. */
  table: z.number().int().min(2).optional(),
  /** Path of what its options are in, where their names leave it out: `feedOptions` for `limit`. */
  inside: text.optional(),
})

/**
 * A file of `content/options/`: the options that one schema of a package validates, in all documented versions, by the
 * tables of its page.
 */
export const optionSourceSchema = z.strictObject({
  /** The package that validates them. */
  package: text,
  /**
   * What they are: options of a plugin, theme or preset, keys of `themeConfig`, fields of the site's configuration, or keys
   * of front matter.
   */
  kind: z.enum(['plugin', 'theme', 'preset', 'themeConfig', 'siteConfig', 'frontMatter']),
  /** Document that describes them, from the folder of a docs version. */
  page: text,
  tables: z.record(text, table),
  /** Tables in guides that show some of the options in other words. Their names and defaults are compared with these. */
  guides: z.array(guide).optional(),
})

export type OptionSource = z.infer<typeof optionSourceSchema>
export type GuideTable = z.infer<typeof guide>
export type OptionTable = OptionSource['tables'][string]
export type Option = OptionTable['options'][number]
export type DefaultValue = z.infer<ReturnType<typeof z.json>>
