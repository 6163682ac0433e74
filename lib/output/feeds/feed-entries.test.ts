import { describe, expect, test } from '@jest/globals'
import type { Post } from '@/lib/records/site-page'
import { listFeedPosts, toFeedEntry, toFeedHtml } from './feed-entries'

const origin = 'https://docs.example'

const toPost = (href: string, more: Partial<Post> = {}): Post => ({
  ...{ title: href, href, date: '2024-01-01', authors: [], tags: [] },
  ...more,
})

test('posts of the same day keep their order in readers that sort by time', () => {
  const old = toPost('z', { date: '2023-12-31' })
  const posts = [toPost('c'), toPost('b'), toPost('a'), old].map((post) => ({ post }))
  expect(listFeedPosts(posts, 2).map(({ post, time }) => [post.title, time.toISOString()])).toEqual(
    [
      ['c', '2024-01-01T12:02:00.000Z'],
      ['b', '2024-01-01T12:01:00.000Z'],
    ],
  )
})

describe('an entry', () => {
  const toEntry = (more: Partial<Post>) =>
    toFeedEntry(
      { post: toPost('/blog/2024/01/01/ä b/', more), time: new Date(0) },
      '<p class="a"><a href="#c">d</a></p>',
      origin,
    )
  const url = `${origin}/blog/2024/01/01/%C3%A4%20b/`

  test('has the URL of its page, and resolves URLs in its text against it', () => {
    expect(toEntry({})).toMatchObject({ url, html: `<p><a href="${url}#c">d</a></p>` })
  })

  test('of a retold post credits the original', () => {
    const original = { authors: ['A', 'B & C'], url: 'https://e.example/a' }
    expect(toEntry({ original }).html).toContain(
      '</p><p><em>Retold from <a href="https://e.example/a">the post by A and B &#x26; C</a>.</em></p>',
    )
  })
})

const postUrl = 'https://e.example/base/blog/a/'
const toHtml = (html: string) => toFeedHtml(html, postUrl)

describe('URLs are absolute', () => {
  test.each([
    ['<a href="/base/docs/#x">a</a>', '<a href="https://e.example/base/docs/#x">a</a>'],
    ['<a href="#x">a</a>', `<a href="${postUrl}#x">a</a>`],
    ['<a href="../b/?c">a</a>', '<a href="https://e.example/base/blog/b/?c">a</a>'],
    ['<a href="//f.example/">a</a>', '<a href="https://f.example/">a</a>'],
    ['<a href="mailto:a@f.example">a</a>', '<a href="mailto:a@f.example">a</a>'],
    ['<a href="http://[">a</a>', '<a href="http://[">a</a>'],
    [
      '<blockquote cite="/a">b</blockquote>',
      '<blockquote cite="https://e.example/a">b</blockquote>',
    ],
    [
      '<video poster="/a.png" src="/a.mp4"></video>',
      '<video poster="https://e.example/a.png" src="https://e.example/a.mp4"></video>',
    ],
    [
      '<img src="/a.png" srcset="/b.webp 640w, ./c.webp 1030w" sizes="100vw" alt="">',
      `<img src="https://e.example/a.png" srcset="https://e.example/b.webp 640w, ${postUrl}c.webp 1030w" sizes="100vw" alt="" />`,
    ],
  ])('%s', (html, expected) => {
    expect(toHtml(html)).toBe(expected)
  })
})

describe('removes what depends on the site’s styles and scripts', () => {
  test.each([
    [
      'a link to its own heading',
      '<h2 id="a">A<a class="hash-link" href="#a"></a></h2>',
      '<h2>A</h2>',
    ],
    [
      'attributes',
      '<p class="a" id="b" data-c="d" aria-label="e" tabindex="0" hidden>f</p>',
      '<p>f</p>',
    ],
    [
      'a new tab',
      '<a href="https://f.example/" target="_blank" rel="noopener">a</a>',
      '<a href="https://f.example/">a</a>',
    ],
    [
      'a loading hint',
      '<img src="https://f.example/a.png" alt="b" width="2" height="1" loading="lazy" decoding="async">',
      '<img src="https://f.example/a.png" alt="b" width="2" height="1" />',
    ],
    [
      'a way back from a note',
      '<li><p>a <a href="#b" data-footnote-backref="" class="c">↩</a></p></li>',
      '<li><p>a </p></li>',
    ],
    ['a control', 'a<button>b</button><script>c</script><style>d</style><!-- e -->f', 'af'],
    [
      'a wrapper',
      '<div class="table" role="group"><table><tbody><tr><td>a</td></tr></tbody></table></div>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['a span', '<p>a <span class="b">c <em>d</em></span></p>', '<p>a c <em>d</em></p>'],
    [
      'an image for dark pages',
      '<p><img class="light-only" src="https://f.example/a.png" alt="a"><img class="dark-only" src="https://f.example/b.png" alt="a"></p>',
      '<p><img src="https://f.example/a.png" alt="a" /></p>',
    ],
    [
      'an icon',
      '<p><svg class="icon" aria-hidden="true"><path d="M0 0"></path></svg>a</p>',
      '<p>a</p>',
    ],
  ])('%s', (_, html, expected) => {
    expect(toHtml(html)).toBe(expected)
  })
})

test('turns an admonition into a blockquote with its title', () => {
  expect(
    toHtml(
      '<div class="admonition" data-kind="tip" role="note"><p class="admonition-title"><span><svg class="icon" aria-hidden="true"></svg></span>Good <em>to</em> know</p><p>a</p></div>',
    ),
  ).toBe('<blockquote><p><strong>Good <em>to</em> know</strong></p><p>a</p></blockquote>')
})

test('shows every tab below its label', () => {
  expect(
    toHtml(
      '<div class="tabs" data-group="os"><div role="tablist" class="tab-list"><button role="tab">A</button><button role="tab">B &amp; C</button></div>' +
        '<div role="tabpanel" data-label="A" class="tab-panel"><p>a</p></div><div role="tabpanel" data-label="B &amp; C" class="tab-panel" hidden><p>b</p></div></div>',
    ),
  ).toBe('<p><strong>A</strong></p><p>a</p><p><strong>B &#x26; C</strong></p><p>b</p>')
})

describe('a code block', () => {
  test('keeps its exact text below its title', () => {
    expect(
      toHtml(
        '<figure class="code" data-lang="js"><figcaption>a.js</figcaption><pre tabindex="0"><code><span class="tk">if</span> (a &#x3C; b)\n<span class="line hl">  c &#x26;&#x26; d\n</span></code></pre></figure>',
      ),
    ).toBe('<p><code>a.js</code></p><pre><code>if (a &#x3C; b)\n  c &#x26;&#x26; d\n</code></pre>')
  })
  test('without a title keeps only its text', () => {
    expect(toHtml('<figure class="code"><pre><code>a</code></pre></figure>')).toBe(
      '<pre><code>a</code></pre>',
    )
  })
})

test('reduces a formula to MathML', () => {
  const math =
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>x</mi></mrow></semantics></math>'
  expect(
    toHtml(
      `<p>a <span class="katex"><span class="katex-mathml">${math}</span><span class="katex-html" aria-hidden="true">x</span></span></p>`,
    ),
  ).toBe(`<p>a ${math}</p>`)
})

test('keeps a drawing unchanged', () => {
  const drawing =
    '<svg viewBox="0 0 9 9" role="img"><title>A</title><path id="b" d="M0 0"></path></svg>'
  expect(toHtml(`<p>${drawing}</p>`)).toBe(`<p>${drawing}</p>`)
})

test.each([
  '<ol start="3"><li>a</li></ol>',
  '<table><thead><tr><th align="right">a</th></tr></thead></table>',
  '<details><summary>a</summary><p>b</p></details>',
  '<p>a<br />b<sup>c</sup> <kbd>d</kbd> <del>e</del></p><hr />',
  '<div>a</div><div>b</div>',
  '<p title="&#x22;a&#x22;">b</p>',
])('keeps %s', (html) => {
  expect(toHtml(html)).toBe(html)
})

test('shows a task as a checked or empty box', () => {
  expect(
    toHtml(
      '<ul><li><input type="checkbox" disabled> a</li><li><input type="checkbox" checked disabled> b</li></ul>',
    ),
  ).toBe('<ul><li>☐ a</li><li>☑ b</li></ul>')
})
