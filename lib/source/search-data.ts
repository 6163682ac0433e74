import mapValues from 'lodash-es/mapValues.js'
import { z } from 'zod'
import type { Problem } from '@/lib/core/problem'
import { checkDataFile, readDataFile } from './data-file'

const text = z.string().min(1, 'must not be empty')

/** What readers ask, and the pages that answer it. The search is measured by it. */
const tasks = z.array(
  z.strictObject({
    /** What a reader types. */
    query: text,
    /** Pages that answer it: paths below the version. */
    pages: z.array(z.string()).min(1, 'must have at least one page'),
    /** The versions that have an answer; all by default. */
    versions: z.array(text).min(1, 'must have at least one version').optional(),
  }),
)

/** The list in each file, whose key is the name of the file. */
const lists = {
  synonyms: z.array(
    z.strictObject({
      /** What readers type. */
      from: text,
      /** What the documentation says instead. */
      to: text,
    }),
  ),
  renamed: z.array(
    z.strictObject({
      old: text,
      /** Name of an option. */
      successor: text,
      /** What happened, as a sentence. */
      note: text,
    }),
  ),
  tasks,
  /** What newcomers ask in everyday words. */
  questions: tasks,
}

type DataName = keyof typeof lists

const schemas = mapValues(lists, (list, name) => z.strictObject({ [name]: list }))

/** Returns the content path of a data file. @example toSearchDataPath('tasks') // 'content/search/tasks.yml' */
export function toSearchDataPath(name: DataName): string {
  return `content/search/${name}.yml`
}

/** Reads the entries of a file. There are none if the file is missing or has problems, which the checks report. */
export function readSearchData<Name extends DataName>(name: Name): z.infer<(typeof lists)[Name]> {
  const data = readDataFile(toSearchDataPath(name), schemas[name])
  return (data?.[name] ?? []) as z.infer<(typeof lists)[Name]>
}

/** Checks the data files against their schemas. */
export function checkSearchData(): Problem[] {
  return (Object.keys(lists) as DataName[]).flatMap((name) =>
    checkDataFile(toSearchDataPath(name), schemas[name]),
  )
}
