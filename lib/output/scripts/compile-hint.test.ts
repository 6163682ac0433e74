import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { addCompileHint } from './compile-hint'

test('a script gets the hint as its first line, once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hint-'))
  const file = path.join(folder, 'a.js')
  writeFileSync(file, '"use strict";a()\n')
  await addCompileHint(file)
  await addCompileHint(file)
  expect(readFileSync(file, 'utf8')).toBe('//# allFunctionsCalledOnLoad\n"use strict";a()\n')
  rmSync(folder, { recursive: true })
})
