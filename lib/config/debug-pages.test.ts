import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { siteConfig } from './site'
import { debugPages, toDebugHref } from './debug-pages'

test('the folders in app/ match the product and the menu', () => {
  const folder = `app/%5F%5F${siteConfig.product.slug}/debug`
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(folders.sort()).toEqual(debugPages.map(({ id }) => id).sort())
})

test('toDebugHref returns the URL of the root or of a page', () => {
  expect(toDebugHref()).toBe('/__docusaurus/debug/')
  expect(toDebugHref('globalData')).toBe('/__docusaurus/debug/globalData/')
})
