import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { showcaseTags } from '@/lib/content/showcase/tags'

const css = readFileSync('components/showcase/showcase.css', 'utf8')

test('every tag has a colour of its own, the favourite one in its heart', () => {
  const colours = showcaseTags.map(({ id }) => {
    const pattern =
      id === 'favorite'
        ? /--tag-favorite: (#\w{6})/
        : new RegExp(`\\.tag-${id} {\\s+--dot: (#\\w{6})`)
    return pattern.exec(css)?.[1]
  })
  expect(colours).not.toContain(undefined)
  expect(new Set(colours).size).toBe(showcaseTags.length)
})
