import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { Problem } from '@/lib/problems/problem'
import { checkDataFile, readDataFile } from './data-file'

const text = z.string().min(1, 'must not be empty')

const synonyms = z.strictObject({
  synonyms: z.array(
    z.strictObject({
      /** What readers type. */
      from: text,
      /** What the documentation says instead. */
      to: text,
    }),
  ),
})

const renamed = z.strictObject({
  renamed: z.array(
    z.strictObject({
      old: text,
      /** Name of an option, or path of a page below a version with the id of a section: `blog/#feeds`. */
      successor: text,
      /** What happened, as a sentence. */
      note: text,
    }),
  ),
})

const taskList = z.array(
  z.strictObject({
    /** What a reader types. */
    query: text,
    /** Pages that answer it: paths below the version. */
    pages: z.array(z.string()).min(1, 'must have at least one page'),
    /** The versions that have an answer; all by default. */
    versions: z.array(text).min(1, 'must have at least one version').optional(),
  }),
)

const tasks = z.strictObject({ tasks: taskList })

/** What newcomers ask in everyday words. */
const questions = z.strictObject({ questions: taskList })

/** Schemas of the data that the search uses and is measured by. */
const schemas = { synonyms, renamed, tasks, questions }

type DataName = keyof typeof schemas

type SearchData = { [Name in DataName]: z.infer<(typeof schemas)[Name]> }

/** Returns the content path of a data file. @example toSearchDataPath('tasks') // 'content/search/tasks.yml' */
export function toSearchDataPath(name: DataName): string {
  return `content/search/${name}.yml`
}

/** Reads the entries of a file. There are none if the file is missing or has problems, which the checks report. */
export function readSearchData<Name extends DataName>(
  name: Name,
): SearchData[Name][Name & keyof SearchData[Name]] {
  const path = toSearchDataPath(name)
  const data = existsSync(path) ? readDataFile(path, schemas[name]) : undefined
  const entries = (data as Record<string, unknown> | undefined)?.[name] ?? []
  return entries as SearchData[Name][Name & keyof SearchData[Name]]
}

/** Checks the data files against their schemas. */
export function checkSearchData(): Problem[] {
  return (Object.keys(schemas) as DataName[]).flatMap((name) => {
    const path = toSearchDataPath(name)
    return existsSync(path) ? checkDataFile(path, schemas[name]) : []
  })
}
