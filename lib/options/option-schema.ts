import { z } from 'zod'

/** Markdown, in which a lone backtick would be shown. */
const text = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value.split('`').length % 2 === 1, {
    error: 'has a backtick without its pair',
    params: { fix: 'write one at both ends of the code' },
  })

const version = z
  .string()
  .regex(/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/, 'must be a version such as 3.1.0 or 2.0.0-beta.19')

/** Facts that can differ between versions. */
const facts = {
  /** TypeScript type. */
  type: text,
  /** Default value. Absent if there is none or it can't be written as data. */
  default: z.json().optional(),
  /** Default in Markdown, for a value that can't be written as data or is too long for a table. */
  defaultText: text.optional(),
  /** Whether the option must be set; `defaultText` may say when. */
  required: z.literal(true).optional(),
  /** Markdown, one line. Links are relative to `page` of the source. */
  text,
}

const change = z.strictObject({
  version,
  /** What changed, in Markdown. */
  text,
  /** Facts that were different before. */
  before: z.strictObject(facts).partial().optional(),
})

const option = z
  .strictObject({
    /** Path below `inside` of its table: `versions.*.label` for any key, `redirects[].from` for any item. */
    name: text,
    ...facts,
    /** First version that has it. Absent if it is older than the releases documented here. */
    since: version.optional(),
    /** First version without it. */
    removed: version.optional(),
    deprecated: version.optional(),
    changed: z.array(change).optional(),
    /** Whether its text covers nested options, such as attributes of an element, which then need no rows. */
    coversNested: z.literal(true).optional(),
    /** Whether the package reads it although its schema doesn't include it. */
    unvalidated: z.literal(true).optional(),
    /** Id of its row, instead of the one derived from its path. */
    anchor: text.optional(),
    /** Previous ids of the row. */
    formerIds: z.array(text).optional(),
  })
  .refine(({ required, ...rest }) => !(required && 'default' in rest), {
    path: ['required'],
    message: 'must not have a default',
    params: { fix: 'remove "required" or "default"' },
  })

const table = z.strictObject({
  /** Path of the object that has the options: `markdown`, `navbar.items[]`. Absent for top-level options. */
  inside: text.optional(),
  /** Set if only objects with this `type` have the options. */
  variant: text.optional(),
  options: z
    .array(option)
    .min(1, 'must have at least one option')
    .superRefine((options, context) => {
      for (const [index, { name, since }] of options.entries()) {
        if (options.findIndex((each) => each.name === name && each.since === since) === index)
          continue
        context.addIssue({
          ...{ code: 'custom', path: [index, 'name'], message: `is "${name}" again` },
          params: { fix: 'remove one of the rows' },
        })
      }
    }),
})

const guide = z.strictObject({
  /** Document with the table, relative to the folder of a docs version. */
  page: text,
  /** Id of the heading that the table follows. */
  heading: text,
  /** Number of the table among those with defaults below the heading, if it isn't the first. */
  table: z.number().int().min(2).optional(),
  /** Path of the object that contains its options, if their names omit it: `feedOptions` for `limit`. */
  inside: text.optional(),
})

/**
 * A file in `content/options/`: the options that one schema of a package validates, in all documented versions, grouped
 * by the tables of its page.
 */
export const optionSourceSchema = z.strictObject({
  /** The package that validates them. */
  package: text,
  /**
   * Kind of the options: options of a plugin, theme or preset, keys of `themeConfig`, fields of the site configuration,
   * or front matter keys.
   */
  kind: z.enum(['plugin', 'theme', 'preset', 'themeConfig', 'siteConfig', 'frontMatter']),
  /** Document that describes them, relative to the folder of a docs version. */
  page: text,
  tables: z.record(text, table),
  /** Tables in guides that describe some of the options in other words. Their names and defaults must match. */
  guides: z.array(guide).optional(),
})

export type OptionSource = z.infer<typeof optionSourceSchema>
export type GuideTable = z.infer<typeof guide>
export type OptionTable = OptionSource['tables'][string]
export type Option = OptionTable['options'][number]
export type DefaultValue = z.infer<ReturnType<typeof z.json>>
