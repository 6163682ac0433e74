import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { provideFolder } from '@/lib/testing/temporary-files'

const folder = provideFolder()

/** Runs a command with this text. Returns its file as well, which messages name. */
function runText(text: string) {
  const name = `bad-${process.pid}`
  const file = `lib/commands/${name}.ts`
  writeFileSync(file, text)
  const { status, stderr } = spawnSync('node', ['lib/commands/run.mjs', name])
  rmSync(file)
  return { file, status, stderr }
}

test('says which package is missing, and how to install it', () => {
  folder.write('lib/commands/run.mjs', readFileSync('lib/commands/run.mjs', 'utf8'))
  folder.write('lib/commands/a.ts', '')
  const { status, stderr } = spawnSync('node', ['lib/commands/run.mjs', 'a'], { cwd: folder.path })
  expect(stderr.toString()).toBe('The package "esbuild" is not installed.  Fix: npm ci\n')
  expect(status).toBe(1)
})

test('names the place of a mistake in the syntax of a module', () => {
  const { file, status, stderr } = runText('export const a = {{\n')
  expect(stderr.toString()).toBe(
    `${file}:1:19  Expected identifier but found "{"  Fix: correct the syntax, or the path of the import\n`,
  )
  expect(status).toBe(1)
})

test('says without a stack which argument is wrong', () => {
  const { status, stderr } = spawnSync('node', ['lib/commands/run.mjs', 'serve', '--port', '1'])
  expect(stderr.toString()).toBe("Unknown option '--port'\n")
  expect(status).toBe(1)
})

test('says without a stack that a folder cannot be replaced', () => {
  const { status, stderr } = runText(
    "throw Object.assign(new Error('EBUSY: rename out'), { code: 'EBUSY' })\n",
  )
  expect(stderr.toString()).toBe('EBUSY: rename out\n')
  expect(status).toBe(1)
})

test.each(['70000', 'x'])('says without a stack that there is no port %s', (port) => {
  folder.write('404.html', '')
  const words = ['lib/commands/run.mjs', 'serve', '--out', folder.path]
  const { status, stderr } = spawnSync('node', words, { env: { ...process.env, PORT: port } })
  expect(stderr.toString()).toMatch(/^.*ERR_SOCKET_BAD_PORT.* Fix: .*PORT=8080 npm run serve\n$/)
  expect(status).toBe(1)
})
