import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

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
