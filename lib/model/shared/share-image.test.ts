import { expect, test } from '@jest/globals'
import { findSiteUrl } from '@/lib/config/base-url'
import { findShareImage } from './page-base'

test('returns the absolute URL and the size of a file of the site', () => {
  expect(findShareImage({ src: '/assets/pot.0123456789.png', width: 640, height: 320 })).toEqual({
    url: findSiteUrl('/assets/pot.0123456789.png'),
    width: 640,
    height: 320,
  })
})

test('keeps the URL of an image on another site', () => {
  expect(findShareImage({ src: 'https://e.example/pot.png' })).toEqual({
    url: 'https://e.example/pot.png',
  })
})
