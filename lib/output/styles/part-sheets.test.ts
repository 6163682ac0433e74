import { expect, test } from '@jest/globals'
import { listPartSheets } from './part-sheets'

test('the stylesheet of the color generator is minified', async () => {
  const [sheet] = listPartSheets()
  expect(sheet).toMatchObject({ path: '/styles/color-generator.css' })
  const css = String(await sheet?.create())
  expect(css).toMatch(/^\.color-generator\{/)
  expect(css).not.toMatch(/\/\*|\n\s/)
})
