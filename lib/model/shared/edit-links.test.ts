import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals'

const original = { ...process.env }

/** Loads the module for a site with this repository. */
async function load(repository: string | undefined) {
  if (repository) process.env['REPOSITORY_URL'] = repository
  return import('./edit-links')
}

beforeEach(() => {
  jest.resetModules()
  delete process.env['REPOSITORY_URL']
  delete process.env['GITHUB_SERVER_URL']
  delete process.env['GITHUB_REPOSITORY']
})

afterAll(() => {
  process.env = original
})

describe('toEditUrl', () => {
  test('links to the file in the repository', async () => {
    const { toEditUrl } = await load('https://git.example/site/')
    expect(toEditUrl('content/docs/a b.mdx', undefined)).toBe(
      'https://git.example/site/edit/main/content/docs/a%20b.mdx',
    )
  })

  test('uses the repository of a GitHub workflow', async () => {
    process.env['GITHUB_SERVER_URL'] = 'https://github.com'
    process.env['GITHUB_REPOSITORY'] = 'us/site'
    const { toEditUrl } = await load(undefined)
    expect(toEditUrl('a.mdx', undefined)).toBe('https://github.com/us/site/edit/main/a.mdx')
  })

  test('uses the URL that the author chose, or none', async () => {
    const { toEditUrl } = await load('https://git.example/site')
    expect(toEditUrl('a.mdx', 'https://other.example/')).toBe('https://other.example/')
    expect(toEditUrl('a.mdx', null)).toBeUndefined()
  })

  test('returns undefined without a repository', async () => {
    const { toEditUrl } = await load(undefined)
    expect(toEditUrl('a.mdx', undefined)).toBeUndefined()
  })
})

describe('toIssueUrl', () => {
  test('fills in the title and the file', async () => {
    const { toIssueUrl } = await load('https://git.example/site')
    const url = new URL(toIssueUrl('Tabs & more', 'content/a.mdx') ?? '')
    expect(url.origin + url.pathname).toBe('https://git.example/site/issues/new')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      title: 'Unclear: Tabs & more',
      body: 'Page: content/a.mdx\n\n',
    })
  })

  test('returns undefined without a repository', async () => {
    const { toIssueUrl } = await load(undefined)
    expect(toIssueUrl('A', 'a.mdx')).toBeUndefined()
  })
})
