import { expect, jest, test } from '@jest/globals'
import { findErrorPlace } from './find-error-place'

const toError = (stack: string) => Object.assign(new Error('No page'), { stack })

const toPost = (...frames: object[]) =>
  jest.fn<typeof fetch>(() =>
    Promise.resolve(
      Response.json(frames.map((originalStackFrame) => ({ value: { originalStackFrame } }))),
    ),
  )

const own = { file: './components/docs/doc-page.tsx', line1: 15, column1: 9, ignored: false }

test("returns the place of the first frame in the site's own code", async () => {
  const post = toPost(
    { ...own, file: 'node_modules/react/index.js' },
    { ...own, ignored: true },
    own,
  )
  const stack = [
    'Error: No page',
    '    at DocPage (about://React/Server/file:///site/chunk.js?7:1225:174)',
    '    at http://localhost:3000/a.js:1:2',
  ].join('\n')
  expect(await findErrorPlace(toError(stack), post)).toBe('components/docs/doc-page.tsx:15:9')
  const { frames, isServer } = JSON.parse(post.mock.calls[0]?.[1]?.body as string) as {
    frames: object[]
    isServer: boolean
  }
  expect(isServer).toBe(true)
  expect(frames).toEqual([
    {
      ...{ methodName: 'DocPage', arguments: [], line1: 1225, column1: 174 },
      file: 'about://React/Server/file:///site/chunk.js?7',
    },
    {
      ...{ methodName: '', arguments: [], line1: 1, column1: 2 },
      file: 'http://localhost:3000/a.js',
    },
  ])
})

test("returns undefined if no frame is in the site's own code", async () => {
  expect(await findErrorPlace(toError(''), toPost())).toBeUndefined()
  expect(await findErrorPlace('No error', toPost())).toBeUndefined()
  const refuse = jest.fn<typeof fetch>(() => Promise.resolve(new Response('', { status: 500 })))
  expect(await findErrorPlace(toError(''), refuse)).toBeUndefined()
})
