import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { readDataFile } from './data-file'

const folder = mkdtempSync(path.join(tmpdir(), 'data-file-'))
const file = path.join(folder, 'tags.yml')
const schema = z.strictObject({ label: z.string() })

beforeEach(() => writeFileSync(file, 'label: Guides\n'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a file is parsed once while its text stays the same', () => {
  const data = readDataFile(file, schema)
  expect(data).toEqual({ label: 'Guides' })
  writeFileSync(file, 'label: Guides\n')
  expect(readDataFile(file, schema)).toBe(data)
})

test('a file is parsed again when its text has changed', () => {
  readDataFile(file, schema)
  writeFileSync(file, 'label: Recipes\n')
  expect(readDataFile(file, schema)).toEqual({ label: 'Recipes' })
})

test('each schema has its own data', () => {
  expect(readDataFile(file, schema)).toEqual({ label: 'Guides' })
  const renamed = schema.transform(({ label }) => ({ title: label }))
  expect(readDataFile(file, renamed)).toEqual({ title: 'Guides' })
})

test('a file with problems has no data', () => {
  writeFileSync(file, 'label: 1\n')
  expect(readDataFile(file, schema)).toBeUndefined()
  writeFileSync(file, 'label: [\n')
  expect(readDataFile(file, schema)).toBeUndefined()
})
