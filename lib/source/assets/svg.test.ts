import { describe, expect, test } from '@jest/globals'
import { readSvg } from './svg'

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`

describe('an unsafe drawing', () => {
  test.each([
    ['<script>a()</script>', 'a <script>'],
    ['<g><circle onclick="a()"/></g>', 'the handler onclick'],
    ['<a href="javascript:a()"><text>b</text></a>', 'a javascript: link'],
    ['<image href="https://e.example/a.png"/>', 'a <image> from another site'],
    ['<use xlink:href="//e.example/a.svg#b"/>', 'a <use> from another site'],
    ['<style>@import "https://e.example/a.css";</style>', 'styles from another site'],
    ['<rect fill="url(https://e.example/a.svg#b)"/>', 'styles from another site'],
  ])('%s has %s', (content, danger) => {
    expect(readSvg(svg(content))).toMatchObject({ message: `has ${danger}` })
  })

  test('the root element is checked as well', () => {
    expect(readSvg('<svg onload="a()"></svg>')).toMatchObject({ message: 'has the handler onload' })
  })
})

test.each([
  '<a href="https://e.example/"><text>a</text></a>',
  '<rect fill="url(#gradient)"/><use href="#part"/>',
  '<style>rect { fill: red }</style>',
])('%s is harmless', (content) => {
  expect(readSvg(svg(content))).toMatchObject({ tagName: 'svg' })
})

test('content before the <svg> element is ignored', () => {
  const element = readSvg(`<?xml version="1.0"?>\n<!-- a -->\n${svg('<g/>')}`)
  expect(element).toMatchObject({ children: [{ tagName: 'g' }] })
})

test('a file without an <svg> element contains no drawing', () => {
  expect(readSvg('<html></html>')).toMatchObject({ message: 'contains no <svg>' })
})
