import { expect, test } from '@jest/globals'
import { findNameFault, idSchema, relativeSlugSchema, slugSchema } from './names'

test.each([
  ['guides/c#', '"#"'],
  ['100%', '"%"'],
  ['what?', '"?"'],
  ['a\\b', String.raw`"\"`],
  ['a*', '"*"'],
  ['12:30', '":"'],
  ['a\u0007', String.raw`"\u0007"`],
])('the name %j holds %s', (name, refused) => {
  expect(findNameFault(name)).toEqual({
    message: `holds ${refused}, which URLs or file systems read as something else`,
    fix: `write letters, digits or hyphens for ${refused}, such as "c-sharp" or "100-percent"`,
  })
})

test('a name from a file system that takes letters apart is shown as it is typed', () => {
  expect(findNameFault('cafe\u0301')?.fix).toBe('write "café" in NFC, which is what keyboards type')
})

test.each([
  'V2 Changelog',
  'q&a',
  "it's",
  'a+b',
  '[x]',
  '{x}',
  '(x)',
  '@scope/c++',
  'æøå',
  '日本語',
  '🚀',
])('the name %s can be served', (name) => expect(findNameFault(name)).toBeUndefined())

test.each([
  [slugSchema, '../x', 'contains "." or "..", but there is no folder that it could be relative to'],
  [slugSchema, '/x?y', 'holds "?", which URLs or file systems read as something else'],
  [slugSchema, '', 'is empty'],
  [idSchema, 'guides/x', 'contains a slash, but an id is only the part after the folder'],
])('%# refuses %s', (schema, value, message) => {
  expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test.each([
  [relativeSlugSchema, '../x'],
  [slugSchema, '/3.1/x.html'],
  [idSchema, 'x'],
])('%# accepts %s', (schema, value) => {
  expect(schema.safeParse(value).success).toBe(true)
})
