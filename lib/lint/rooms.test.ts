import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { toRoom as toWalledRoom } from './room-walls.mjs'
import { rooms } from './rooms.mjs'

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

/** Imports that are gone when the code runs. */
const TYPE_IMPORT = /^(?:import|export) type [^']*'[^']+'/gm

const files = ['lib', 'components', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.includes('.test.')),
)

/** Lists the modules of this repository that a text imports, without their extensions. */
function listImports(file: string, text = readFileSync(file, 'utf8')): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('@/')) return [specifier.slice(2)]
    return specifier.startsWith('.') ? [path.posix.join(path.posix.dirname(file), specifier)] : []
  })
}

type Arrows = Map<string, Map<string, string>>

/** Imports between rooms, each with an example. */
const arrows: Arrows = new Map()
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
function reach(room: string, from = arrows, seen = new Set<string>()): Set<string> {
  for (const next of from.get(room)?.keys() ?? []) {
    if (!seen.has(next)) reach(next, from, seen.add(next))
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

describe('the document about the architecture', () => {
  const document = readFileSync('.github/architecture.md', 'utf8')

  /** The drawing: `lib/a --> lib/b & lib/c`. */
  const drawn: Arrows = new Map(
    [...document.matchAll(/^ {2}(\S+) --> (.+)$/gm)].map(([, from = '', targets = '']) => [
      from,
      new Map(targets.split(' & ').map((to) => [to, `${from} --> ${to}`])),
    ]),
  )

  /** The drawing that has an arrow for each import, unless other arrows lead there as well. */
  function drawImports(): string[] {
    const imports: Arrows = new Map()
    for (const file of files) {
      const [from, text] = [toWalledRoom(file), readFileSync(file, 'utf8').replace(TYPE_IMPORT, '')]
      for (const to of listImports(file, text).map(toWalledRoom)) {
        if (to === from || !(to in rooms)) continue
        imports.set(
          from,
          (imports.get(from) ?? new Map<string, string>()).set(to, `${from} --> ${to}`),
        )
      }
    }
    return [...imports.values()].flatMap((targets) =>
      [...targets]
        .filter(([to]) => ![...targets.keys()].some((other) => reach(other, imports).has(to)))
        .map(([, arrow]) => arrow),
    )
  }

  test('draws what the rooms import', () => {
    const arrowsDrawn = [...drawn.values()].flatMap((targets) => [...targets.values()])
    expect(arrowsDrawn.sort()).toEqual(drawImports().sort())
  })

  test('says what each room is for', () => {
    const rows = [...document.matchAll(/^\| `([\w/-]+)`/gm)].map(([, room]) => room)
    expect(rows.sort()).toEqual(Object.keys(rooms).sort())
  })
})
