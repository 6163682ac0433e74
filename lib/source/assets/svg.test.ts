import { describe, expect, test } from '@jest/globals'
import { findSvgDanger, parseSvg } from './svg'

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`

function find(text: string): string | undefined {
  const element = parseSvg(text)
  return element && findSvgDanger(element, text)
}

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
    expect(find(svg(content))).toBe(danger)
  })

  test('the root element is checked as well', () => {
    expect(find('<svg onload="a()"></svg>')).toBe('the handler onload')
  })
})

test.each([
  '<a href="https://e.example/"><text>a</text></a>',
  '<rect fill="url(#gradient)"/><use href="#part"/>',
  '<style>rect { fill: red }</style>',
])('%s is harmless', (content) => {
  expect(find(svg(content))).toBeUndefined()
})

test('content before the <svg> element is ignored', () => {
  const element = parseSvg(`<?xml version="1.0"?>\n<!-- a -->\n${svg('<g/>')}`)
  expect(element?.children).toHaveLength(1)
})

test('a file without an <svg> element contains no drawing', () => {
  expect(parseSvg('<html></html>')).toBeUndefined()
})
