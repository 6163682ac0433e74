import { expect, jest, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { replacedModules } from '../../next.config.mjs'

// They need a module that only Next's bundler provides.
jest.unstable_mockModule('next/dist/client/components/segment-cache/lru.js', () => ({
  cleanup: () => undefined,
}))
jest.unstable_mockModule('next/dist/client/components/segment-cache/cache.js', () => ({
  fulfillRouteCacheEntry: () => undefined,
  writeRouteIntoCache: () => undefined,
}))

const require = createRequire(import.meta.url)
const root = path.resolve(import.meta.dirname, '../..')
const client = path.join(path.dirname(require.resolve('next/package.json')), 'dist/client')

/** Modules that no page of this site contains: those of `next/link` and `next/form`, and of Next's own tests. */
const unused = [
  'app-dir/',
  'components/offline.js',
  'components/segment-cache/navigation-testing-lock.js',
]

const listScripts = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.[jt]sx?$/.test(file),
  )

type Use = { importer: string; target: string; names: string[] }

/** Lists the modules of Next's client that request a module by this name, with the exports that they use. */
function listUses(request: string): Use[] {
  return listScripts(client).flatMap((importer) => {
    const code = readFileSync(path.join(client, importer), 'utf8')
    const variable = new RegExp(`const (\\w+) = require\\("${request}"\\)`).exec(code)?.[1]
    if (variable === undefined || unused.some((module) => importer.startsWith(module))) return []
    const names = [...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))]
    const target = path.join(client, path.dirname(importer), `${request}.js`)
    return [{ importer, target, names: names.map(([, name = '']) => name) }]
  })
}

const replacements = Object.entries(replacedModules).flatMap(([request, replacement]) =>
  typeof replacement === 'string' ? [] : [{ request, file: replacement.browser }],
)
const uses = replacements.flatMap(({ request, file }) =>
  listUses(request).map((use) => ({ ...use, request, file })),
)
const replaced = new Set(uses.map(({ target }) => path.relative(client, target)))

test.each(replacements)('Next still requests $request', ({ request }) => {
  expect(uses.filter((use) => use.request === request)).not.toEqual([])
})

test.each(uses.filter(({ importer }) => !replaced.has(importer)))(
  '$file has what $importer uses',
  async ({ file, names }) => {
    const replacement = (await import(path.join(root, file))) as object
    expect(names.filter((name) => !(name in replacement))).toEqual([])
  },
)

test('a constant has the value that it has in Next', async () => {
  const constants = (await import('./router-constants.mjs')) as Record<string, unknown>
  expect(require('next/dist/lib/constants')).toMatchObject(constants)
})

test('no module of this site is replaced', () => {
  const requests = replacements.map(({ request }) => request.replaceAll('.', '\\.'))
  const ownRequest = new RegExp(`from '(?:${requests.join('|')})'`)
  const scripts = ['app', 'components', 'lib'].flatMap((folder) =>
    listScripts(path.join(root, folder)).map((file) => path.join(folder, file)),
  )
  expect(
    scripts.filter((file) => ownRequest.test(readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([])
})
