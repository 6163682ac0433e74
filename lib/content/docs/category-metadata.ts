import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import type { ZodType } from 'zod'
import { z } from 'zod'
import { findDataFaults } from '../data-faults'
import type { Fault } from '../faults'
import type { CategoryMetadata } from './sidebar-config'
import { splitNumberPrefix } from './slugs'

const FILE_NAME = /^_category_\.(?:json|ya?ml)$/

const schema: ZodType<CategoryMetadata> = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  link: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('doc'), id: z.string() }),
      z.strictObject({
        type: z.literal('generated-index'),
        title: z.string().optional(),
        description: z.string().optional(),
        slug: z.string().optional(),
        keywords: z.array(z.string()).optional(),
      }),
    ])
    .nullable()
    .optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  className: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  description: z.string().optional(),
})

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    FILE_NAME.test(path.basename(file)),
  )
}

/**
 * The `_category_` files of a version by folder without number prefixes.
 * @param folder content path of the version, `content/docs/current`
 */
export function readCategoryMetadata(folder: string): Map<string, CategoryMetadata> {
  return new Map(
    listFiles(folder).map((file) => {
      const key = path
        .dirname(file)
        .split(path.sep)
        .map((segment) => splitNumberPrefix(segment).name)
        .join('/')
      // JSON is YAML, so one parser reads both. A file with faults, which the checks report, says nothing here.
      const document = parseDocument(readFileSync(path.join(folder, file), 'utf8'))
      const data: unknown = document.errors.length > 0 ? {} : document.toJS()
      return [key, schema.safeParse(data).data ?? {}]
    }),
  )
}

/** What is wrong with the `_category_` files below a content path. */
export function checkCategoryMetadata(folder: string): Fault[] {
  return listFiles(folder).flatMap((name) => {
    const file = path.join(folder, name)
    const lineCounter = new LineCounter()
    const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter })
    const [error] = document.errors
    const faults = error
      ? [
          {
            offset: error.pos[0],
            message: 'the file is not valid YAML or JSON',
            fix: 'correct the syntax',
          },
        ]
      : findDataFaults(document, schema)
    return faults.map(({ offset, ...fault }) => {
      const { line, col } = lineCounter.linePos(offset)
      return { path: file.split(path.sep).join('/'), line, column: Math.max(col, 1), ...fault }
    })
  })
}
