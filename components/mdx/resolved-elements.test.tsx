import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { createResolvedElements } from './resolved-elements'

const { a: A } = createResolvedElements({
  baseUrl: '/x/',
  href: '/x/docs/',
  links: { 'content/docs/cli.mdx': '/x/docs/cli/' },
})

test.each([
  ['/docs/cli?a#b', undefined, '/x/docs/cli/?a#b'],
  ['/docs/cli/', undefined, '/x/docs/cli/'],
  ['file:content/docs/cli.mdx#b', undefined, '/x/docs/cli/#b'],
  ['/blog/rss.xml', undefined, '/x/blog/rss.xml'],
  ['#b', undefined, '#b'],
  ['/storybook', 'external noopener', '/x/storybook'],
])('a link to %s with rel=%s leads to %s', (href, rel, expected) => {
  expect(renderToStaticMarkup(<A href={href} rel={rel} />)).toContain(`href="${expected}"`)
})
