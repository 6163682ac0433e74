import {
  existsSync,
  readFileSync,
  readdirSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { openStore, pruneStores, toKey } from './store'

provideFiles()

const DAY = 24 * 60 * 60

const value = { html: '<p>ä</p>', bytes: Buffer.from([0, 255]), list: ['a'] }

function openWith(key: string) {
  const store = openStore<typeof value>('pages')
  store.keep(key, value)
  return { store, file: `.cache/pages/${key}` }
}

test('a store returns a stored value, and nothing for another key', () => {
  const { store } = openWith('a')
  expect(store.find('a')).toEqual(value)
  expect(store.find('b')).toBeUndefined()
  expect(readdirSync('.cache/pages')).toEqual(['a'])
})

test('a result is created once', async () => {
  const store = openStore<number>('numbers')
  expect(await store.memoize('a', () => 1)).toBe(1)
  expect(await store.memoize('a', () => Promise.resolve(2))).toBe(1)
})

test.each<[damage: string, (file: string) => void]>([
  ['cut off', (file) => truncateSync(file, 40)],
  ['emptied', (file) => truncateSync(file, 0)],
  [
    'changed by one byte',
    (file) => {
      const bytes = readFileSync(file)
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 3) ^ 1, bytes.length - 3)
      writeFileSync(file, bytes)
    },
  ],
])('an entry that was %s is ignored', (_damage, change) => {
  const { store, file } = openWith('a')
  change(file)
  expect(store.find('a')).toBeUndefined()
})

test('entries that have not been read for two weeks are removed', () => {
  const { store, file } = openWith('old')
  const { file: used } = openWith('used')
  const time = Date.now() / 1000 - 20 * DAY
  for (const each of [file, used]) utimesSync(each, time, time)
  store.find('used')
  pruneStores()
  expect([existsSync(file), existsSync(used)]).toEqual([false, true])
})

test('a key depends on all parts and their order', () => {
  const keys = [toKey('a', 'b'), toKey('ab'), toKey('b', 'a'), toKey('a', ['b']), toKey('a', 'b')]
  expect(new Set(keys).size).toBe(4)
})
