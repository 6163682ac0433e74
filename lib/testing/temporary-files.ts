import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'

/** Runs the tests of a file in a temporary folder that contains the given files, by path. */
export function provideFiles(makeFiles: () => Promise<Record<string, string | Uint8Array>>) {
  const repository = process.cwd()
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'files-'))
    process.chdir(folder)
    for (const [file, content] of Object.entries(await makeFiles())) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  })
  afterAll(() => {
    process.chdir(repository)
    rmSync(folder, { recursive: true, force: true })
  })
}
