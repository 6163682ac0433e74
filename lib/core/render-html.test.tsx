import { describe, expect, jest, test } from '@jest/globals'
import type { ReactNode } from 'react'
import { Component, createElement, memo, useState } from 'react'
import { RawHtml, renderHtml } from './render-html'

function Greeting({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <p>
      Hello {name}
      {children}
    </p>
  )
}

function Nothing() {
  return null
}

describe('content', () => {
  test.each<[string, ReactNode, string]>([
    ['text', 'a', 'a'],
    ['text with special characters', <p>{'<b> & "c"'}</p>, '<p>&#x3C;b> &#x26; "c"</p>'],
    ['numbers', <p>{0}</p>, '<p>0</p>'],
    ['null, undefined and booleans', [null, undefined, true, false], ''],
    ['a false condition', <p>{false}a</p>, '<p>a</p>'],
    ['an array', ['a', ['b', <i>c</i>]], 'ab<i>c</i>'],
    [
      'a fragment',
      <>
        a<b>b</b>
      </>,
      'a<b>b</b>',
    ],
    ['text beside an expression', <p>a {1} b</p>, '<p>a 1 b</p>'],
    ['a component', <Greeting name="A" />, '<p>Hello A</p>'],
    [
      'a component with children',
      <Greeting name="A">
        <Nothing />
        <b>!</b>
      </Greeting>,
      '<p>Hello A<b>!</b></p>',
    ],
    ['a void element', [<br />, <hr />], '<br><hr>'],
    ['an empty element', <i />, '<i></i>'],
    [
      'raw HTML in an element',
      <p id="a" dangerouslySetInnerHTML={{ __html: '<b>&amp;</b>' }} />,
      '<p id="a"><b>&amp;</b></p>',
    ],
    [
      'raw HTML by itself',
      <div>
        a<RawHtml html={'<b>&amp;</b>'} />
      </div>,
      '<div>a<b>&amp;</b></div>',
    ],
  ])('%s', (_, node, html) => {
    expect(renderHtml(node)).toBe(html)
  })
})

describe('attributes', () => {
  test.each<[string, ReactNode]>([
    ['<a href="/?a=1&#x26;b" title="<&#x22;c&#x22;>"></a>', <a href="/?a=1&b" title={'<"c">'} />],
    ['<p class="a b" tabindex="0"></p>', <p className="a b" tabIndex={0} />],
    ['<label for="a"></label>', <label htmlFor="a" />],
    ['<time datetime="2024-01-01"></time>', <time dateTime="2024-01-01" />],
    ['<input autocomplete="off" readonly>', <input autoComplete="off" readOnly />],
    ['<img srcset="/a.png 1x, /b.png 2x" alt="">', <img srcSet="/a.png 1x, /b.png 2x" alt="" />],
    ['<p title=""></p>', <p id={undefined} title="" />],
    ['<button hidden></button>', <button hidden disabled={false} />],
    ['<p spellcheck="false" draggable="true"></p>', <p spellCheck={false} draggable />],
    ['<p aria-hidden="true" aria-busy="false"></p>', <p aria-hidden aria-busy={false} />],
    ['<p data-a="b" data-c="true" data-d="1"></p>', <p data-a="b" data-c data-d={1} />],
    ['<a href="/a" download></a>', <a href="/a" download />],
    ['<p></p>', <p style={{ color: 'red' }} />],
    [
      '<svg viewBox="0 0 1 1" stroke-width="2"><path stroke-linecap="round" class="a" fill-rule="evenodd" d="M0 0"></path><use xlink:href="#a"></use></svg>',
      <svg viewBox="0 0 1 1" strokeWidth={2}>
        <path strokeLinecap="round" className="a" fillRule="evenodd" d="M0 0" />
        <use xlinkHref="#a" />
      </svg>,
    ],
    ['<path stroke-width="2"></path>', createElement('path', { 'stroke-width': 2 })],
  ])('%s', (html, node) => {
    expect(renderHtml(node)).toBe(html)
  })
})

describe('names what it cannot render', () => {
  async function Later() {
    return Promise.resolve(<p>a</p>)
  }
  class Old extends Component {
    override render() {
      return <p>a</p>
    }
  }
  const Kept = memo(Greeting)

  test.each<[string, ReactNode, string]>([
    ['an async component', <Later />, "<Later> is async and can't be rendered to HTML"],
    ['a class', <Old />, "<Old> can't be rendered to HTML"],
    ['another kind of component', <Kept name="A" />, 'Only elements, fragments and function'],
    ['a handler', <button onClick={() => undefined} />, '<button> has the attribute onClick'],
    ['a promise', Promise.resolve('a'), '[object Promise]'],
  ])('%s', (_, node, message) => {
    expect(() => renderHtml(node)).toThrow(message)
  })

  test('a hook', () => {
    // React logs the invalid call to the console before it throws.
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    function Counter() {
      const [count] = useState(0)
      return <p>{count}</p>
    }
    expect(() => renderHtml(<Counter />)).toThrow(
      "<Counter> can't be rendered to HTML; it may use neither hooks nor client code",
    )
    log.mockRestore()
  })

  test('a component that fails, with its error as the cause', () => {
    const cause = new Error('no data')
    function Broken(): ReactNode {
      throw cause
    }
    expect(() => renderHtml(<Broken />)).toThrow(
      expect.objectContaining({ message: expect.stringContaining('<Broken>'), cause }),
    )
  })
})
