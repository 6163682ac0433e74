import { describe, expect, test } from '@jest/globals'
import { parseFlight, stringifyFlight, stripHtml, stripUndefined } from './flight'
import { UnexpectedNextError } from './unexpected-next-error'

/** Returns a text row as React writes it, with its length in bytes as a hexadecimal number. */
const text = (id: string, value: string) =>
  `${id}:T${Buffer.byteLength(value).toString(16)},${value}`

describe('parseFlight', () => {
  test('reads rows that end with a line break', () => {
    expect(
      parseFlight('0:{"a":1}\n1f:I[1,[],"A"]\n:HL["/a.css","style"]\n2:"$Sreact"\n3:null\n'),
    ).toEqual([
      { kind: 'line', id: '0', data: '{"a":1}' },
      { kind: 'line', id: '1f', data: 'I[1,[],"A"]' },
      { kind: 'line', id: '', data: 'HL["/a.css","style"]' },
      { kind: 'line', id: '2', data: '"$Sreact"' },
      { kind: 'line', id: '3', data: 'null' },
    ])
  })

  test('reads text rows, which have a length and no line break', () => {
    expect(parseFlight(`${text('1', 'a\n2:["b"]\n')}3:[]\n`)).toEqual([
      { kind: 'text', id: '1', text: 'a\n2:["b"]\n' },
      { kind: 'line', id: '3', data: '[]' },
    ])
  })

  test.each(['é', '日本語', '😀', 'a\u2028b', ''])('counts the bytes of %j', (value) => {
    expect(parseFlight(`${text('1', value)}2:[]\n`)).toEqual([
      { kind: 'text', id: '1', text: value },
      { kind: 'line', id: '2', data: '[]' },
    ])
  })

  test('an empty payload has no rows', () => {
    expect(parseFlight('')).toEqual([])
  })

  test.each([
    ['0:Z[]\n', 'the unknown row tag "Z"'],
    ['0:[]\n1:', 'the unknown row tag "\\u0000"'],
    ['0:[]\nfoo\n', 'no row id at byte 5'],
    ['xyz:[]\n', 'no row id at byte 0'],
    ['0:[]', 'a row "0" that does not end'],
    ['0:Tff,short', 'a text row "0" of the wrong length'],
    ['0:Tzz,a', 'a text row "0" of the wrong length'],
  ])('rejects %j', (stream, found) => {
    expect(() => parseFlight(stream)).toThrow(
      new UnexpectedNextError(
        `the payload has ${found}. React was expected to write only rows that static exports have had so far`,
        'lib/next/flight.ts',
      ),
    )
  })
})

test.each([
  '0:{"a":1}\n:HL["/a.css","style"]\n',
  `0:["é"]\n${text('1', '日本語\n')}${text('2', '')}3:[]\n`,
])('parsing and stringifying changes nothing: %j', (stream) => {
  expect(stringifyFlight(parseFlight(stream))).toBe(stream)
})

describe('stripHtml', () => {
  const strip = (stream: string) => stringifyFlight(stripHtml(parseFlight(stream)))

  test('empties HTML props at any depth', () => {
    const row = (html: string) =>
      `0:["$","main",null,{"children":[{"$html":"${html}","id":"a"}]}]\n`
    expect(strip(row('<p>é</p>'))).toBe(row(''))
  })

  test('drops the text rows that HTML props refer to, and no others', () => {
    const stream = `1:["$","$L2",null,{"$html":"$a","b":"$b"}]\n${text('a', '<p>é</p>')}${text('b', 'kept')}c:[]\n`
    expect(strip(stream)).toBe(
      `1:["$","$L2",null,{"$html":"","b":"$b"}]\n${text('b', 'kept')}c:[]\n`,
    )
  })

  test('drops a text row that comes before its reference', () => {
    expect(strip(`${text('a', '<p>')}1:{"$html":"$a"}\n`)).toBe('1:{"$html":""}\n')
  })

  test.each([
    '0:{"html":"<p>"}\n',
    '0:["$html"]\n',
    '0:{"$html":null}\n',
    '0:{"$html":""}\n',
    '0:{"a": "spaced, so it must not be written again"}\n',
    text('1', '{"$html":"text"}'),
    '0:I["$html"]\n',
  ])('keeps %j', (stream) => {
    expect(strip(stream)).toBe(stream)
  })

  test('throws if the HTML is also the text of another prop', () => {
    const stream = `1:{"$html":"$a","label":"$a"}\n${text('a', '<p>')}`
    expect(() => strip(stream)).toThrow('the payload has a row "a" that more than one prop needs.')
  })
})

test.each([
  ['0:{"a":"$undefined","b":{"c":"$undefined","d":1}}\n', '0:{"b":{"d":1}}\n'],
  ['0:["$","a",null,{"href":"/","rel":"$undefined"}]\n', '0:["$","a",null,{"href":"/"}]\n'],
  ['0:["$undefined",{"a":["$undefined"]}]\n', '0:["$undefined",{"a":["$undefined"]}]\n'],
  [text('1', '{"a":"$undefined"}'), text('1', '{"a":"$undefined"}')],
])('removes undefined properties: %j', (stream, stripped) => {
  expect(stringifyFlight(stripUndefined(parseFlight(stream)))).toBe(stripped)
})
