import { beforeEach, expect, test } from '@jest/globals'
import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { provideFiles } from '@/lib/testing/temporary-files'
import { checkDataFile, readDataFile } from './data-file'

const file = 'tags.yml'
const schema = z.strictObject({ label: z.string() })

provideFiles()

beforeEach(() => writeFileSync(file, 'label: Guides\n'))

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

test.each([
  ['a:\n\tlabel: b\n', 2, 'the file is not valid YAML: Tabs are not allowed as indentation'],
  [Buffer.from('label: caf\u00E9\n', 'latin1'), 1, 'the line has bytes that are not UTF-8 text'],
])('%j is a problem in its line', (text, line, message) => {
  writeFileSync(file, text)
  expect(checkDataFile(file, schema)).toMatchObject([{ line, message }])
})

test('a problem of a JSON file does not speak of YAML', () => {
  writeFileSync('_category_.json', '{"label": "a"')
  const [problem] = checkDataFile('_category_.json', schema)
  expect(problem?.message).toBe('the file is not valid JSON: Flow map must end with a }')
  expect(problem?.fix).toBe('correct the JSON; put text with a colon in quotes')
})
