import { expect, test } from '@jest/globals'
import { findSiteUrl } from '@/lib/config/base-url'
import { findShareImage } from './share-image'

test('a file of the site has its absolute URL and its size', () => {
  expect(findShareImage({ src: '/assets/pot.0123456789.png', width: 640, height: 320 })).toEqual({
    url: findSiteUrl('/assets/pot.0123456789.png'),
    width: 640,
    height: 320,
  })
})

test('a picture of another site is named as it is', () => {
  expect(findShareImage({ src: 'https://e.example/pot.png' })).toEqual({
    url: 'https://e.example/pot.png',
  })
})
