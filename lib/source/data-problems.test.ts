import { expect, test } from '@jest/globals'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { findDataProblems } from './data-problems'

const schema = z.strictObject({
  label: z.string(),
  position: z.number().optional(),
  kind: z.enum(['guide', 'reference']).optional(),
  link: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('doc'), id: z.string() }),
      z.strictObject({ type: z.literal('page') }),
    ])
    .nullable()
    .optional(),
  tags: z
    .array(z.union([z.string(), z.strictObject({ label: z.string() })], 'must be text or a map'))
    .optional(),
  name: z.string().min(1, 'must not be empty').optional(),
  code: z
    .string()
    .superRefine((value, context) => {
      if (value.length <= 3) return
      context.addIssue({ code: 'custom', message: 'is too long', params: { fix: 'shorten it' } })
    })
    .optional(),
})

/** Returns problems with the text they point to. */
function find(text: string) {
  return findDataProblems(parseDocument(text), schema).map(
    ({ offset, message, fix, suggestion }) => ({
      at: text.slice(offset).split(/\n/)[0],
      message,
      fix,
      ...(suggestion !== undefined && { suggestion }),
    }),
  )
}

test('valid data has no problems', () => {
  expect(find('label: A\nlink: null\ntags: [a, { label: b }]')).toEqual([])
})

test.each([
  [
    'a missing key',
    'position: 1',
    { at: 'position: 1', message: '"label" is missing', fix: 'add it: text' },
  ],
  [
    'a number that JSON does not have',
    'label: A\nposition: .inf',
    {
      at: '.inf',
      message: '"position" must be a number, but is the number Infinity',
      fix: 'write a number',
    },
  ],
  [
    'a merge of keys',
    'label: A\n<<: { position: 1 }',
    {
      at: '<<: { position: 1 }',
      message: 'unknown key "<<"',
      fix: 'write the keys here, because YAML 1.2 has no merging',
    },
  ],
  [
    'a value that is not one of the choices',
    'label: A\nkind: guid',
    {
      at: 'guid',
      message: '"kind" has the unknown value "guid"',
      fix: 'use one of guide, reference',
      suggestion: 'guide',
    },
  ],
  [
    'an unknown kind of map',
    'label: A\nlink: { type: docs, id: x }',
    {
      at: 'docs, id: x }',
      message: '"type" has the unknown value "docs"',
      fix: 'use one of doc, page',
      suggestion: 'doc',
    },
  ],
  [
    'a missing nested key',
    'label: A\nlink: { type: doc }',
    { at: '{ type: doc }', message: '"id" is missing', fix: 'add it: text' },
  ],
  [
    'one of several forms with a problem inside',
    'label: A\ntags:\n  - labl: b',
    {
      at: 'labl: b',
      message: 'unknown key "labl" in item 1 of "tags"',
      fix: 'remove it or correct its name',
      suggestion: 'label',
    },
  ],
  [
    'none of several forms',
    'label: A\ntags: [a, 3]',
    { at: '3]', message: 'item 2 of "tags" must be text or a map', fix: 'put the value in quotes' },
  ],
  [
    'a violated custom rule',
    'label: A\nname: ""',
    { at: '""', message: '"name" must not be empty', fix: 'correct the value' },
  ],
  [
    'a violated custom rule with a fix',
    'label: A\ncode: abcd',
    { at: 'abcd', message: '"code" is too long', fix: 'shorten it' },
  ],
])('reports %s at its position', (_, text, problem) => {
  expect(find(text)[0]).toEqual(problem)
})

test.each([
  ['labl: A', ['unknown key "labl"']],
  ['label: A\ntags:\n  - labl: b', ['unknown key "labl" in item 1 of "tags"']],
  ['label: 3\nlabl: A', ['"label" must be text, but is the number 3', 'unknown key "labl"']],
  ['color: A', ['"label" is missing', 'unknown key "color"']],
])('does not also report a misspelled key as missing: %j', (text, messages) => {
  expect(find(text).map(({ message }) => message)).toEqual(messages)
})

test('finds all problems at once, including those below a path', () => {
  const document = parseDocument('page:\n  position: a\n  other: 1')
  const problems = findDataProblems(document, z.strictObject({ page: schema }))
  expect(problems.map(({ message }) => message)).toEqual([
    '"label" is missing',
    '"position" must be a number, but is the string "a"',
    'unknown key "other" in "page"',
  ])
})

test.each([
  ['label: A', 'the file must be a list, but is a map'],
  ['- labl: A', 'unknown key "labl" in item 1'],
  ['- label: A\n- 3', 'item 2 must be a map, but is the number 3'],
])('checks a list: %j', (text, message) => {
  const problems = findDataProblems(
    parseDocument(text),
    z.array(z.strictObject({ label: z.string() })),
  )
  expect(problems.at(-1)?.message).toBe(message)
})
