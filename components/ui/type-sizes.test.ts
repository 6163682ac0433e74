import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Text in a drawing has the unit of the drawing. */
const DRAWING = /^(?:& )?(?:text|svg) \{$/

/** Returns declarations whose text would not follow the text size that the reader has set in the browser. */
function findFixedSizes(css: string): string[] {
  let selector = ''
  return css.split('\n').flatMap((line) => {
    const text = line.trim()
    if (text.endsWith('{')) selector = text
    const isFixed = /^(?:font|font-size|line-height|--text-[\w-]+):.*\dpx/.test(text)
    return isFixed && !DRAWING.test(selector) ? [text] : []
  })
}

const sheets = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
)

test.each([
  ['html {\n  font-size: 16px;\n}', 1],
  ['p {\n  font: 400 14px / 1.5 serif;\n}', 1],
  [':root {\n  --text-h1: 700 clamp(30px, 2vw, 36px) serif;\n}', 1],
  ['p {\n  font-size: 0.875rem;\n}', 0],
  ['.drawing {\n  & text {\n    font: 12px serif;\n  }\n}', 0],
])('of %j: %i', (css, count) => {
  expect(findFixedSizes(css)).toHaveLength(count)
})

test.each(sheets)('%s has no text in pixels', (file) => {
  expect(findFixedSizes(readFileSync(file, 'utf8'))).toEqual([])
})
