import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link } from './link'

const newTab = 'target="_blank" rel="noopener noreferrer"'

test.each([
  ['within the site', <Link href="/a/">A</Link>, '<a href="/a/">A</a>'],
  ['without a slash', <Link href="/a?b#c">A</Link>, '<a href="/a/?b#c">A</a>'],
  [
    'as it is served',
    <Link href="/a" isServed>
      A
    </Link>,
    '<a href="/a">A</a>',
  ],
  [
    'out of the site',
    <Link href="https://e.example/" className="b">
      A
    </Link>,
    `<a href="https://e.example/" ${newTab} class="b">A</a>`,
  ],
  [
    "to a path that isn't a page",
    <Link href="/a" plain>
      A
    </Link>,
    '<a href="/a" target="_blank" rel="external noopener noreferrer">A</a>',
  ],
  [
    'with a context for screen readers',
    <Link href="/a/" context="of 1.0">
      Notes
    </Link>,
    '<a href="/a/">Notes<span class="sr-only"> of 1.0</span></a>',
  ],
])('a link %s', (_, link, html) => {
  expect(renderToStaticMarkup(link)).toBe(html)
})
