import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { showcaseTags } from '@/lib/config/showcase-tags'

const css = readFileSync('components/showcase/showcase.css', 'utf8')

test('every tag has its own color, which the heart shows for favorites', () => {
  const colors = showcaseTags.map(({ id }) => {
    const pattern =
      id === 'favorite'
        ? /--tag-favorite: (#\w{6})/
        : new RegExp(`\\.tag-${id} {\\s+--dot: (#\\w{6})`)
    return pattern.exec(css)?.[1]
  })
  expect(colors).not.toContain(undefined)
  expect(new Set(colors).size).toBe(showcaseTags.length)
})
