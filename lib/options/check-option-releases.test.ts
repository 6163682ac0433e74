import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { readDataFile } from '@/lib/source/data-file'
import { checkNamedReleases } from './check-option-releases'
import { optionSourceSchema } from './option-schema'

const yaml = `package: "@docusaurus/plugin-tides"
kind: plugin
page: api/tides.mdx
tables:
  options:
    options:
      - name: moon
        type: boolean
        since: 3.0.9
        text: Whether the moon is shown
      - name: harbor
        type: string
        deprecated: 3.0.0
        text: Harbor to show
        changed:
          - version: 2.9.9
            text: Is a name
      - name: next
        type: string
        since: 99.0.0
        text: Not released yet
`

test('reports a published release without a changelog entry', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'options-')), 'tides.yml')
  writeFileSync(file, yaml)
  const source = readDataFile(file, optionSourceSchema)
  if (!source) throw new Error('the source of the test is invalid')
  expect(checkNamedReleases({ ...source, file }, ['3.0.0', '3.0.1'])).toEqual([
    {
      ...{ path: file, line: 9, column: 16 },
      message: 'the release 3.0.9 of the option "moon" has no changelog entry',
      fix: 'correct the version, or add content/changelog/3.0.9.mdx',
      suggestion: '3.0.0',
    },
    {
      ...{ path: file, line: 16, column: 22 },
      message: 'the release 2.9.9 of the option "harbor" has no changelog entry',
      fix: 'correct the version, or add content/changelog/2.9.9.mdx',
    },
  ])
})
