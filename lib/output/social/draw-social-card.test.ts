import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { drawSocialCard } from './draw-social-card'

test.each([
  ['a short title', { title: 'CLI', section: 'API', detail: 'Version 3.1.1' }],
  [
    'a long one with characters of markup',
    { title: '<Tabs> & "friends": how to show one of several texts', section: 'A < B', detail: '' },
  ],
])('%s makes a picture of the size that networks want', async (_, card) => {
  const picture = await drawSocialCard(card)
  const { format, width, height } = await sharp(picture).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  expect(picture.byteLength).toBeLessThan(20_000)
})
