import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** A package by name. The version is undefined if it's unknown. */
export type PackageId = { name: string; version?: string }

const root = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules')

/**
 * Folder and name of each bundle that Mermaid ships: an entry script and a folder of chunks. Its parser is bundled
 * separately.
 */
const bundles = [
  ['mermaid/dist', 'mermaid.esm.min'],
  ['@mermaid-js/parser/dist', 'mermaid-parser.core'],
] as const

/** Path of a bundled source, usually with its version: `…/.pnpm/d3-path@1.0.9/node_modules/d3-path/src/path.js`. */
const PACKAGE_SOURCE =
  /(?:\.pnpm\/(?:@[^@/]+\+)?[^@/]+@([\d.]+)[^/]*\/)?node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\/(?!.*node_modules\/)/

/** Returns the package of a path in a source map, or undefined for a source of the bundle's own package. */
export function findPackage(source: string): PackageId | undefined {
  const [, version, name] = PACKAGE_SOURCE.exec(source) ?? []
  if (name === undefined) return undefined
  return version === undefined ? { name } : { name, version }
}

/** Lists the packages that Mermaid's files contain according to their source maps, sorted and each version once. */
export function listMermaidPackages(): PackageId[] {
  const maps = bundles.flatMap(([folder, name]) => {
    const chunks = path.join(root, folder, 'chunks', name)
    const files = readdirSync(chunks).filter((file) => file.endsWith('.map'))
    return [
      path.join(root, folder, `${name}.mjs.map`),
      ...files.map((file) => path.join(chunks, file)),
    ]
  })
  const found = new Map<string, PackageId>()
  for (const map of maps) {
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }
    for (const source of sources) {
      const id = findPackage(source)
      if (id) found.set(`${id.name}@${id.version ?? ''}`, id)
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, id]) => id)
}
