import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

/** Rooms whose folders are rooms themselves. */
const buildings = new Set(['lib/markdown', 'lib/model', 'lib/output'])

/** @example toRoom('lib/model/docs/create-docs.ts') // 'lib/model/docs' */
function toRoom(file: string): string {
  const segments = file.split('/')
  if (segments[0] === 'app') return 'app'
  const depth = buildings.has(segments.slice(0, 2).join('/')) && segments.length > 3 ? 3 : 2
  return segments.slice(0, depth).join('/')
}

const IMPORT = /(?:\bfrom|\bimport|import\()\s*'([^']+)'/g

const files = ['lib', 'components', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.includes('.test.')),
)

/** Lists the modules of this repository that a file imports, without their extensions. */
function listImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('@/')) return [specifier.slice(2)]
    return specifier.startsWith('.') ? [path.posix.join(path.posix.dirname(file), specifier)] : []
  })
}

/** Imports between rooms, each with an example. */
const arrows = new Map<string, Map<string, string>>()
for (const file of files) {
  const from = toRoom(file)
  for (const target of listImports(file)) {
    const to = toRoom(`${target}.ts`)
    if (to === from || !/^(?:lib|components|app)\b/.test(to)) continue
    const targets = arrows.get(from) ?? new Map<string, string>()
    arrows.set(from, targets.set(to, `${file} imports ${target}`))
  }
}

/** Returns the rooms that a room imports, directly or indirectly. */
function reach(room: string, seen = new Set<string>()): Set<string> {
  for (const next of arrows.get(room)?.keys() ?? []) {
    if (!seen.has(next)) reach(next, seen.add(next))
  }
  return seen
}

test('rooms have no circular imports', () => {
  const circular = [...arrows].flatMap(([from, targets]) =>
    [...targets].filter(([to]) => reach(to).has(from)).map(([, example]) => example),
  )
  expect(circular).toEqual([])
})

test('modules of the records have no circular imports', () => {
  const imports = new Map(
    files
      .filter((file) => file.startsWith('lib/records/'))
      .map((file) => [file.replace(/\.ts$/, ''), listImports(file)]),
  )
  const visit = (file: string, seen: Set<string>): Set<string> => {
    for (const next of imports.get(file) ?? []) if (!seen.has(next)) visit(next, seen.add(next))
    return seen
  }
  expect([...imports.keys()].filter((file) => visit(file, new Set()).has(file))).toEqual([])
})
