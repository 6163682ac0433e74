import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, jest, test } from '@jest/globals'
import { startContentServer } from './content-server'
import type { ContentWatch } from './watch-content'

const watch = {
  findPage: jest.fn<ContentWatch['findPage']>(() => Promise.resolve(undefined)),
  getSectionJson: (id: string) => Promise.resolve(JSON.stringify({ id })),
  writeRecords: jest.fn<ContentWatch['writeRecords']>(() => Promise.resolve()),
  listProblems: () => [],
}

const server = startContentServer(watch, 0)
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

afterAll(() => {
  server.close()
})

test('a script is sent without waiting for the records', async () => {
  const response = await fetch(`${origin}/files/inline-scripts/redirect`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await response.text()).toContain('location')
  expect(watch.writeRecords).not.toHaveBeenCalled()
})

test.each(['/files/inline-scripts/unknown', '/files/assets/unknown.png', '/unknown'])(
  '%s does not exist',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404)
    expect(watch.writeRecords).not.toHaveBeenCalled()
  },
)

test('a section is sent without waiting for the records', async () => {
  const response = await fetch(`${origin}/section?id=/docs`)
  expect(await response.json()).toEqual({ id: '/docs' })
  expect(watch.writeRecords).not.toHaveBeenCalled()
})

test('a page does not exist if it is not in the current records either', async () => {
  expect((await fetch(`${origin}/page?path=/x/`)).status).toBe(404)
  expect(watch.writeRecords).toHaveBeenCalledTimes(1)
})

test('an error is the response', async () => {
  watch.writeRecords.mockRejectedValueOnce(new Error('no records'))
  const response = await fetch(`${origin}/files/robots.txt`)
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('no records')
})
