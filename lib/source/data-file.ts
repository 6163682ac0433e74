import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Document } from 'yaml'
import { LineCounter, parseDocument } from 'yaml'
import type { ZodType, z } from 'zod'
import type { Path } from './data-problems'
import { findDataProblems, findOffset } from './data-problems'
import type { Problem } from '@/lib/problems/problem'

type DataFile = {
  text: string
  document: Document
  lineCounter: LineCounter
  /** The data by schema; undefined if it doesn't match. */
  data: Map<ZodType, unknown>
}

const parsed = new Map<string, DataFile>()

/** Reads a file, and parses it only if its text has changed, because checks and pages read the same files. */
function parseDataFile(file: string): DataFile {
  const text = readFileSync(file, 'utf8')
  const known = parsed.get(file)
  if (known?.text === text) return known
  const lineCounter = new LineCounter()
  // JSON is YAML, so one parser reads both.
  const document = parseDocument(text, { lineCounter })
  const read: DataFile = { text, document, lineCounter, data: new Map() }
  parsed.set(file, read)
  return read
}

/**
 * Returns the data of a YAML or JSON file, or undefined if it has problems, which the checks report. Callers share the
 * data, so they must not modify it.
 * @param file content path from the repository root
 */
export function readDataFile<Schema extends ZodType>(
  file: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  const { document, data } = parseDataFile(file)
  if (document.errors.length > 0) return undefined
  if (!data.has(schema)) data.set(schema, schema.safeParse(document.toJS()).data)
  return data.get(schema) as z.infer<Schema> | undefined
}

function toPlace(lineCounter: LineCounter, offset: number): Pick<Problem, 'line' | 'column'> {
  const { line, col } = lineCounter.linePos(offset)
  return { line, column: Math.max(col, 1) }
}

/** Returns the problems of a YAML or JSON file. */
export function checkDataFile(file: string, schema: ZodType): Problem[] {
  const { document, lineCounter } = parseDataFile(file)
  const [error] = document.errors
  const problems = error
    ? [
        {
          ...{ at: [], offset: error.pos[0] },
          message: 'the file is not valid YAML or JSON',
          fix: 'correct the syntax',
        },
      ]
    : findDataProblems(document, schema)
  return problems.map(({ at: _at, offset, ...problem }) => ({
    path: file.split(path.sep).join('/'),
    ...toPlace(lineCounter, offset),
    ...problem,
  }))
}

/** Returns the position of a value in a YAML or JSON file. */
export function findDataPlace(file: string, valuePath: Path): Pick<Problem, 'line' | 'column'> {
  const { document, lineCounter } = parseDataFile(file)
  return toPlace(lineCounter, findOffset(document, valuePath))
}
