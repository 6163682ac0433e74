import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'

type Files = Record<string, string | Uint8Array>

/** Runs the tests of a file in a temporary folder that contains the given files, by path. */
export function provideFiles(files: Files | (() => Promise<Files>) = {}) {
  const repository = process.cwd()
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'files-'))
    process.chdir(folder)
    for (const [file, content] of Object.entries(
      typeof files === 'function' ? await files() : files,
    )) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  })
  afterAll(() => {
    process.chdir(repository)
    rmSync(folder, { recursive: true, force: true })
  })
}

/** Creates an empty folder for each test of a file. */
export function provideFolder() {
  const folder = {
    path: '',
    /** Writes a file of the folder and returns its path. */
    write(name: string, text: string): string {
      const file = path.join(folder.path, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
      return file
    },
  }
  beforeEach(() => {
    folder.path = mkdtempSync(path.join(tmpdir(), 'folder-'))
  })
  afterEach(() => rmSync(folder.path, { recursive: true }))
  return folder
}
