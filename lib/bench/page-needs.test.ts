import { expect, test } from '@jest/globals'
import { getPageNeeds } from './page-needs'

test('lists each file a page needs once', () => {
  const html = `<!doctype html><html><head>
    <link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/a.css">
    <link rel="preload" as="script" href="/b.js"><link rel="preload" as="font" href="/f.woff2">
    <link rel="icon" href="/favicon.svg"><link rel="canonical" href="https://site.example/">
    <script src="/b.js" async></script><script src="/old.js" nomodule></script>
    </head><body><img src="/now.svg"><img src="/later.svg" loading="lazy"><img src="data:,x">
    <script>1</script><script type="application/json">[{"src":"/c.js"},{"src":"/b.js"}]</script></body></html>`
  expect(getPageNeeds(html)).toEqual({
    css: ['/a.css'],
    js: ['/b.js', '/c.js'],
    other: ['/f.woff2', '/favicon.svg', '/now.svg'],
  })
})
