import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createSmallSite } from '@/lib/testing/small-site'
import type { Checkout } from '../incremental/checkout'
import { createCheckout } from '../incremental/checkout'

/** A copy of the repository with half of its pages and a history, in which the tests cut one version after another. */
let checkout: Checkout

beforeAll(async () => {
  checkout = createCheckout(await createSmallSite())
})

afterAll(() => checkout.dispose())

const run = (...words: string[]) => checkout.run('npm', 'run', '--silent', ...words)

const listFiles = (folder: string) =>
  checkout.list(folder).map((file) => path.relative(folder, file))

test('a version is cut from the current documents, and the site is still valid', () => {
  // The current documents name the upcoming release, whose entry is written before a version is cut.
  const entry = checkout
    .read('content/changelog/3.1.1.mdx')
    .replace('version: 3.1.1', 'version: 3.2.0')
    .replace('previous: 3.1.0', 'previous: 3.1.1')
    .replace(/^date: .*$/m, 'date: 2024-03-29')
    .replace('Fixes the link', 'The upcoming release fixes the link')
  checkout.write('content/changelog/3.2.0.mdx', entry)
  const { status, output } = run('docs:version', '9.9.9')
  expect(output).toMatch(
    /^Cut 9\.9\.9 with \d+ files from current in content\/docs\/9\.9\.9\/; the site with it has no problems$/m,
  )
  expect(status).toBe(0)
  expect(listFiles('content/docs/9.9.9')).toEqual(listFiles('content/docs/current'))
  checkout.commit()
})

test('an instance without versions gets one', () => {
  const { status, output } = run('docs:version', '--', '1.0.0', '--instance=docs-tests')
  expect(output).toContain(
    'lib/config/versions.json: current is unreleased, 1.0.0 is newest-release',
  )
  expect(status).toBe(0)
  expect(listFiles('content/tests/docs/1.0.0')).toContain('index.mdx')
  checkout.commit()
})

test('nothing changes if the command is stopped', async () => {
  const words = ['lib/commands/run.mjs', 'cut-version', '10.0.0']
  const child = spawn(process.execPath, words, { cwd: checkout.folder })
  while (!checkout.read('lib/config/versions.json').includes('10.0.0')) await wait(20)
  child.kill()
  await once(child, 'exit')
  expect(checkout.git('status', '--porcelain')).toBe('')
})

test('nothing changes if a link would be broken', () => {
  const page = 'content/docs/3.1.1/configuration.mdx'
  checkout.write(page, `${checkout.read(page)}\n[Nowhere](./nowhere.mdx)\n`)
  // Without `--`, npm keeps the option.
  const { status, output } = run('docs:version', '10.0.0', '--from=3.1.1')
  expect(status).toBe(1)
  expect(output).toMatch(/^content\/docs\/10\.0\.0\/configuration\.mdx:\d+:\d+ .*nowhere/m)
  expect(output).toContain('Nothing was changed')
  expect(checkout.git('status', '--porcelain').trim()).toBe(`M ${page}`)
})
