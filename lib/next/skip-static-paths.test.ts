import { createRequire } from 'node:module'
import { expect, test } from '@jest/globals'
import { skipStaticPaths } from './skip-static-paths.mjs'

type Prototype = { getStaticPaths: (route: { pathname: string }) => Promise<object> }

const require = createRequire(import.meta.url)
const readPrototype = (file: string) =>
  (require(file) as { default: { prototype: Prototype } }).default.prototype

test("replaces the dev server's list of static paths with the production server's answer", () => {
  const dev = readPrototype('next/dist/server/dev/next-dev-server')
  const base = readPrototype('next/dist/server/base-server')
  expect(dev.getStaticPaths).not.toBe(base.getStaticPaths)
  skipStaticPaths()
  expect(dev.getStaticPaths).toBe(base.getStaticPaths)
})

test('finds no static paths', async () => {
  const { getStaticPaths } = readPrototype('next/dist/server/base-server')
  const server = { getPrerenderManifest: () => ({ dynamicRoutes: {} }), getStaticPaths }
  await expect(server.getStaticPaths({ pathname: '/docs/[[...slug]]' })).resolves.toEqual({
    staticPaths: undefined,
    fallbackMode: undefined,
  })
})
