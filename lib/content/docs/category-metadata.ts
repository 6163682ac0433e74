import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { CategoryMetadata } from './sidebar-config'
import { splitNumberPrefix } from './slugs'

const FILE_NAME = /^_category_\.(?:json|ya?ml)$/

/**
 * The `_category_` files of a version by folder without number prefixes.
 * @param folder content path of the version, `content/docs/current`
 */
export function readCategoryMetadata(folder: string): Map<string, CategoryMetadata> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    FILE_NAME.test(path.basename(file)),
  )
  return new Map(
    files.map((file) => {
      const key = path
        .dirname(file)
        .split(path.sep)
        .map((segment) => splitNumberPrefix(segment).name)
        .join('/')
      // JSON is YAML, so one parser reads both.
      return [key, parse(readFileSync(path.join(folder, file), 'utf8')) as CategoryMetadata]
    }),
  )
}
