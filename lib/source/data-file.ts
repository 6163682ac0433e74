import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import type { ZodType, z } from 'zod'
import type { Path } from './data-problems'
import { findDataProblems, findOffset } from './data-problems'
import type { Problem } from '@/lib/problems/problem'

/**
 * The data of a YAML or JSON file. Undefined if it has problems, which the checks report.
 * @param file content path from the repository root
 */
export function readDataFile<Schema extends ZodType>(
  file: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  // JSON is YAML, so one parser reads both.
  const document = parseDocument(readFileSync(file, 'utf8'))
  return document.errors.length > 0 ? undefined : schema.safeParse(document.toJS()).data
}

function toPlace(lineCounter: LineCounter, offset: number): Pick<Problem, 'line' | 'column'> {
  const { line, col } = lineCounter.linePos(offset)
  return { line, column: Math.max(col, 1) }
}

/** What is wrong with a YAML or JSON file. */
export function checkDataFile(file: string, schema: ZodType): Problem[] {
  const lineCounter = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter })
  const [error] = document.errors
  const problems = error
    ? [
        {
          offset: error.pos[0],
          message: 'the file is not valid YAML or JSON',
          fix: 'correct the syntax',
        },
      ]
    : findDataProblems(document, schema)
  return problems.map(({ offset, ...problem }) => ({
    path: file.split(path.sep).join('/'),
    ...toPlace(lineCounter, offset),
    ...problem,
  }))
}

/** Where a value stands in a YAML or JSON file. */
export function findDataPlace(file: string, valuePath: Path): Pick<Problem, 'line' | 'column'> {
  const lineCounter = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter })
  return toPlace(lineCounter, findOffset(document, valuePath))
}
