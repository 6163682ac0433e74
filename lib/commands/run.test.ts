import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

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
  const folder = mkdtempSync(path.join(tmpdir(), 'run-'))
  const commands = path.join(folder, 'lib', 'commands')
  mkdirSync(commands, { recursive: true })
  cpSync('lib/commands/run.mjs', path.join(commands, 'run.mjs'))
  writeFileSync(path.join(commands, 'a.ts'), '')
  const { status, stderr } = spawnSync('node', ['lib/commands/run.mjs', 'a'], { cwd: folder })
  rmSync(folder, { recursive: true })
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
  const folder = mkdtempSync(path.join(tmpdir(), 'run-'))
  writeFileSync(path.join(folder, '404.html'), '')
  const { status, stderr } = spawnSync('node', ['lib/commands/run.mjs', 'serve', '--out', folder], {
    env: { ...process.env, PORT: port },
  })
  rmSync(folder, { recursive: true })
  expect(stderr.toString()).toMatch(/^.*ERR_SOCKET_BAD_PORT.* Fix: .*PORT=8080 npm run serve\n$/)
  expect(status).toBe(1)
})
