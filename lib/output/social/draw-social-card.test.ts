import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { drawSocialCard } from './draw-social-card'

test.each([
  ['a short title', { title: 'CLI', section: 'API', detail: 'Version 3.1.1' }],
  [
    'a long one with characters of markup',
    { title: '<Tabs> & "friends": how to show one of several texts', section: 'A < B', detail: '' },
  ],
])('%s produces an image of the size that social networks expect', async (_, card) => {
  const picture = await drawSocialCard(card)
  const { format, width, height } = await sharp(picture).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  expect(picture.byteLength).toBeLessThan(20_000)
})

test('the same card produces the same file, regardless of what else is drawn', async () => {
  const card = { title: 'Emoji 🦖 & Łódź', section: 'Blog', detail: 'Jan 27, 2023' }
  const alone = await drawSocialCard(card)
  const others = ['CLI', '🎉', 'A title that is longer than most of the others'].map((title) => ({
    title,
    section: 'API',
    detail: '',
  }))
  const [, , , together] = await Promise.all([...others, card].map(drawSocialCard))
  expect(together?.equals(alone)).toBe(true)
})

test('a long title does not overlap the line above it or the name of the site', async () => {
  const [long, short] = await Promise.all(
    ['word '.repeat(60).trim(), 'CLI'].map(async (title) => {
      const card = await drawSocialCard({ title, section: 'API', detail: '' })
      // Each image has its own shades at the edges of letters; a smaller one has the average.
      return sharp(card).resize(240, 126).raw().toBuffer()
    }),
  )
  if (!long || !short) throw new Error('no images')
  const rowBytes = long.length / 126
  const findDifference = (from: number, to: number) => {
    const [rows, others] = [long, short].map((data) =>
      data.subarray(from * rowBytes, to * rowBytes),
    )
    return rows?.some((value, index) => Math.abs(value - (others?.[index] ?? 0)) > 64)
  }
  expect(findDifference(0, 24)).toBe(false)
  expect(findDifference(24, 96)).toBe(true)
  expect(findDifference(96, 126)).toBe(false)
})
