import { existsSync, readFileSync } from 'node:fs'
import type { ZodType, z } from 'zod'
import type { Problem } from '@/lib/core/problem'
import type { Path } from './data-problems'
import { findDataProblems, findOffset } from './data-problems'
import { findYamlProblem, parseYaml } from './parse-yaml'
import { findUnreadable } from './source-text'

type DataFile = ReturnType<typeof parseYaml> & {
  text: string
  /** The data by schema; undefined if it doesn't match. */
  bySchema: Map<ZodType, unknown>
}

const parsed = new Map<string, DataFile>()

/** Reads a file, and parses it only if its text has changed, because checks and pages read the same files. */
function parseDataFile(file: string): DataFile {
  const text = readFileSync(file, 'utf8')
  const known = parsed.get(file)
  if (known?.text === text) return known
  const read: DataFile = { text, ...parseYaml(text), bySchema: new Map() }
  parsed.set(file, read)
  return read
}

/**
 * Returns the data of a YAML or JSON file. Undefined if there is no such file, or if it has problems, which the checks
 * report. Callers share the data, so they must not modify it.
 * @param file content path from the repository root
 */
export function readDataFile<Schema extends ZodType>(
  file: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  if (!existsSync(file)) return undefined
  const { document, data, bySchema } = parseDataFile(file)
  if (document.errors.length > 0) return undefined
  if (!bySchema.has(schema)) bySchema.set(schema, schema.safeParse(data).data)
  return bySchema.get(schema) as z.infer<Schema> | undefined
}

/** Returns the problems of a YAML or JSON file, by its content path. There are none if it doesn't exist. */
export function checkDataFile(file: string, schema: ZodType): Problem[] {
  if (!existsSync(file)) return []
  const { document, text, toPlace } = parseDataFile(file)
  const unreadable = findUnreadable(file, text)
  if (unreadable) return [unreadable]
  const language = file.endsWith('.json') ? 'JSON' : 'YAML'
  const invalid = findYamlProblem(document, text, 'the file', language)
  const problems = invalid ? [invalid] : findDataProblems(document, schema)
  return problems.map(({ at: _at, offset, ...problem }) => ({
    path: file,
    ...toPlace(offset),
    ...problem,
  }))
}

/** Returns the position of a value in a YAML or JSON file. */
export function findDataPlace(file: string, valuePath: Path): Pick<Problem, 'line' | 'column'> {
  const { document, toPlace } = parseDataFile(file)
  return toPlace(findOffset(document, valuePath))
}
