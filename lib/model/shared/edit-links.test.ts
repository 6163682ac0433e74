import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals'

const original = { ...process.env }

const toDocument = (path: string, custom_edit_url?: string | null) => ({
  path,
  frontMatter: { custom_edit_url },
})

/** Loads the module for a site with this repository. */
async function load(repository: string | undefined) {
  if (repository) process.env['REPOSITORY_URL'] = repository
  return import('./page-base')
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

describe('the edit link', () => {
  test('links to the file in the repository', async () => {
    const { toEditLinks } = await load('https://git.example/site/')
    expect(toEditLinks('A', toDocument('content/docs/a b.mdx', undefined)).editUrl).toBe(
      'https://git.example/site/edit/main/content/docs/a%20b.mdx',
    )
  })

  test('uses the repository of a GitHub workflow', async () => {
    process.env['GITHUB_SERVER_URL'] = 'https://github.com'
    process.env['GITHUB_REPOSITORY'] = 'us/site'
    const { toEditLinks } = await load(undefined)
    expect(toEditLinks('A', toDocument('a.mdx', undefined)).editUrl).toBe(
      'https://github.com/us/site/edit/main/a.mdx',
    )
  })

  test('uses the URL that the author chose, or none', async () => {
    const { toEditLinks } = await load('https://git.example/site')
    expect(toEditLinks('A', toDocument('a.mdx', 'https://other.example/')).editUrl).toBe(
      'https://other.example/',
    )
    for (const none of [null, '']) {
      expect(toEditLinks('A', toDocument('a.mdx', none)).editUrl).toBeUndefined()
    }
  })

  test('returns undefined without a repository', async () => {
    const { toEditLinks } = await load(undefined)
    expect(toEditLinks('A', toDocument('a.mdx', undefined)).editUrl).toBeUndefined()
  })
})

describe('the issue link', () => {
  test('fills in the title and the file', async () => {
    const { toEditLinks } = await load('https://git.example/site')
    const url = new URL(toEditLinks('Tabs & more', toDocument('content/a.mdx')).issueUrl ?? '')
    expect(url.origin + url.pathname).toBe('https://git.example/site/issues/new')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      title: 'Unclear: Tabs & more',
      body: 'Page: content/a.mdx\n\n',
    })
  })

  test('returns undefined without a repository', async () => {
    const { toEditLinks } = await load(undefined)
    expect(toEditLinks('A', toDocument('a.mdx')).issueUrl).toBeUndefined()
  })
})
