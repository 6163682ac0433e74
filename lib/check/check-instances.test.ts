import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { changelog, mainBlog, mainDocs, testPages } from '@/lib/config/instances'
import { provideFiles } from '@/lib/testing/temporary-files'
import { formatProblem } from '@/lib/core/problem'
import { checkInstances, checkStrayDocuments } from './check-instances'

const handbook = {
  ...mainDocs,
  id: 'handbook',
  routeBasePath: '/handbook',
  contentPath: 'handbook',
}

const versionFiles = (folder: string, name: string) =>
  Object.fromEntries(
    ['current', '3.1.1', '3.0.1'].flatMap((version) => {
      const route = version === 'current' ? '(current)' : version
      return [
        [`content/${folder}/${version}/`, ''],
        [`app/${folder}/${route}/layout.tsx`, `${name}, '${version}'`],
        [`app/${folder}/${route}/[[...slug]]/page.tsx`, `${name}, '${version}'`],
      ]
    }),
  ) as Record<string, string>

/** Files of two docs instances, two blogs and a folder of pages. */
const files: Record<string, string> = {
  ...versionFiles('docs', 'mainDocs'),
  ...versionFiles('handbook', 'handbookDocs'),
  'content/blog/': '',
  'app/blog/layout.tsx': 'mainBlog',
  'app/blog/[[...slug]]/page.tsx': 'mainBlog',
  'content/changelog/': '',
  'app/changelog/layout.tsx': 'changelog',
  'app/changelog/[[...slug]]/page.tsx': 'changelog',
  'content/tests/pages/': '',
  'app/(site)/tests/pages/[...slug]/page.tsx': 'testPages',
}

const instances = {
  ...{ mainDocs, handbookDocs: handbook, mainBlog, changelog, testPages },
  docsInstances: [mainDocs, handbook],
  blogInstances: [mainBlog, changelog],
  pagesInstances: [testPages],
}

provideFiles()

function check(changes: Record<string, string | undefined>): string[] {
  for (const folder of ['app', 'content']) rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries({ ...files, ...changes })) {
    if (text === undefined) continue
    mkdirSync(path.endsWith('/') ? path : dirname(path), { recursive: true })
    if (!path.endsWith('/')) writeFileSync(path, text)
  }
  return checkInstances(instances).map(formatProblem)
}

describe('checkInstances', () => {
  test('finds nothing if every instance has its files', () => {
    expect(check({})).toEqual([])
  })

  test.each([
    [
      'content/handbook/3.1.1/',
      'content/handbook/3.1.1/:1:1  the docs instance "handbook" has no content folder  Fix: add it with a document in it',
    ],
    [
      'app/docs/3.1.1/[[...slug]]/page.tsx',
      `app/docs/3.1.1/[[...slug]]/page.tsx:1:1  the docs instance "default" has no such file  Fix: add it: a copy of app/docs/(current)/[[...slug]]/page.tsx with '3.1.1' for 'current'`,
    ],
    [
      'app/changelog/[[...slug]]/page.tsx',
      'app/changelog/[[...slug]]/page.tsx:1:1  the blog instance "changelog" has no such file  Fix: add it: a copy of app/blog/[[...slug]]/page.tsx with changelog for mainBlog',
    ],
    [
      'app/(site)/tests/pages/[...slug]/page.tsx',
      'app/(site)/tests/pages/[[...slug]]/page.tsx:1:1  the pages instance "tests/pages" has no such file  Fix: add it',
    ],
  ])('says what to add if %s is missing', (path, problem) => {
    expect(check({ [path]: undefined })).toEqual([problem])
  })

  test('a file that was copied but not changed is a problem', () => {
    expect(check({ 'app/changelog/[[...slug]]/page.tsx': 'mainBlog' })).toEqual([
      'app/changelog/[[...slug]]/page.tsx:1:1  the file does not show the blog instance "changelog"  Fix: use changelog in it',
    ])
    expect(check({ 'app/docs/3.0.1/layout.tsx': `mainDocs, '3.1.1'` })).toEqual([
      `app/docs/3.0.1/layout.tsx:1:1  the file does not show the docs instance "default"  Fix: use '3.0.1' in it`,
    ])
  })
})

test('a document outside all instances is a problem', () => {
  const paths = ['content/docs/current/cli.mdx', 'content/docsy/a.mdx']
  expect(checkStrayDocuments(paths).map(formatProblem)).toEqual([
    'content/docsy/a.mdx:1:1  the document does not belong to any instance  Fix: move it, or add an instance with its folder to lib/config/instances.ts',
  ])
})
