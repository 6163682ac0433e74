import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ZodType } from 'zod'
import { z } from 'zod'
import { checkDataFile, readDataFile } from '@/lib/source/data-file'
import type { Problem } from '@/lib/problems/problem'
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
 * Reads the `_category_` files of a version, by folder without number prefixes.
 * @param folder content path of the version, such as `content/docs/current`
 */
export function readCategoryMetadata(folder: string): Map<string, CategoryMetadata> {
  return new Map(
    listFiles(folder).map((file) => {
      const key = path
        .dirname(file)
        .split(path.sep)
        .map((segment) => splitNumberPrefix(segment).name)
        .join('/')
      return [key, readDataFile(path.join(folder, file), schema) ?? {}]
    }),
  )
}

/** Checks the `_category_` files below a content path. */
export function checkCategoryMetadata(folder: string): Problem[] {
  return listFiles(folder).flatMap((file) => checkDataFile(path.join(folder, file), schema))
}
