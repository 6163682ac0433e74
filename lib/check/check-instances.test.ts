import { describe, expect, test } from '@jest/globals'
import { changelog, mainBlog, mainDocs, testPages } from '@/lib/config/instances'
import { formatProblem } from '@/lib/problems/problem'
import type { NamedInstances } from './check-instances'
import { checkInstances, checkStrayDocuments } from './check-instances'

const handbook = {
  ...mainDocs,
  id: 'handbook',
  routeBasePath: '/handbook',
  contentPath: 'handbook',
}

/** Files of two docs instances, two blogs and a folder of pages. */
const files: Record<string, string> = {
  'content/docs/current/': '',
  'content/docs/3.1.1/': '',
  'content/docs/3.0.1/': '',
  'app/docs/[[...slug]]/page.tsx': 'createInstanceRoute(mainDocs)',
  'content/handbook/current/': '',
  'content/handbook/3.1.1/': '',
  'content/handbook/3.0.1/': '',
  'app/handbook/[[...slug]]/page.tsx': 'createInstanceRoute(handbookDocs)',
  'content/blog/': '',
  'app/blog/[[...slug]]/page.tsx': 'mainBlog',
  'content/changelog/': '',
  'app/changelog/[[...slug]]/page.tsx': 'changelog',
  'content/tests/pages/': '',
  'app/tests/pages/[...slug]/page.tsx': 'testPages',
}

const instances: NamedInstances = {
  docs: { mainDocs, handbookDocs: handbook },
  blogs: { mainBlog, changelog },
  pages: { testPages },
}

function check(changes: Record<string, string | undefined>): string[] {
  const changed = { ...files, ...changes }
  return checkInstances(instances, {
    exists: (path) => changed[path] !== undefined,
    read: (path) => changed[path] ?? '',
  }).map(formatProblem)
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
      'app/handbook/[[...slug]]/page.tsx',
      'app/handbook/[[...slug]]/page.tsx:1:1  the docs instance "handbook" has no such file  Fix: add it: a copy of app/docs/[[...slug]]/page.tsx with handbookDocs for mainDocs',
    ],
    [
      'app/changelog/[[...slug]]/page.tsx',
      'app/changelog/[[...slug]]/page.tsx:1:1  the blog instance "changelog" has no such file  Fix: add it: a copy of app/blog/[[...slug]]/page.tsx with changelog for mainBlog',
    ],
    [
      'app/tests/pages/[...slug]/page.tsx',
      'app/tests/pages/[[...slug]]/page.tsx:1:1  the pages instance "tests/pages" has no such file  Fix: add it',
    ],
  ])('says what to add if %s is missing', (path, problem) => {
    expect(check({ [path]: undefined })).toEqual([problem])
  })

  test('a file that was copied but not changed is a problem', () => {
    expect(check({ 'app/changelog/[[...slug]]/page.tsx': 'mainBlog' })).toEqual([
      'app/changelog/[[...slug]]/page.tsx:1:1  the file does not show the blog instance "changelog"  Fix: use changelog in it',
    ])
  })
})

test('a document outside all instances is a problem', () => {
  const paths = ['content/docs/current/cli.mdx', 'content/docsy/a.mdx']
  expect(checkStrayDocuments(paths, ['docs']).map(formatProblem)).toEqual([
    'content/docsy/a.mdx:1:1  the document does not belong to any instance  Fix: move it, or add an instance with its folder to lib/config/instances.ts',
  ])
})
