import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { compileBody, renderBody } from '@/lib/testing/compile-body'
import { provideFiles } from '@/lib/testing/temporary-files'

const folder = 'content/docs/current'
const path = `${folder}/page.mdx`

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

provideFiles(async () => ({
  [`${folder}/img/pot.png`]: await png(1200, 600),
  [`${folder}/img/lid.png`]: await png(1200, 300),
  [`${folder}/img/a b.png`]: await png(100, 50),
  [`${folder}/img/plan.svg`]: '<svg viewBox="0 0 600 200"><path d="M0 0h9"/></svg>',
  [`${folder}/img/styled.svg`]: '<svg viewBox="0 0 9 9"><path style="fill:red"/></svg>',
  [`${folder}/img/broken.png`]: 'not a picture',
  [`${folder}/img/photo.tiff`]: 'II',
  [`content/docs/shared/_steps.mdx`]: '',
  [`content/docs/shared/own.png`]: await png(20, 10),
  'public/img/kettle.png': await png(20, 10),
  'package.json': '{}',
}))

/** Returns the same HTML without the hashes in asset names. */
const toPlainHtml = async (body: string, file?: string) =>
  (await renderBody(body, file)).replace(/(\/assets\/[\w-]+)\.[\da-f]{10}/g, '$1')

const findProblems = async (body: string, file = path) => (await compileBody(body, file)).problems

/** Keeps an image from being the first on a page. */
const later = '## A\n\n'

describe('an image', () => {
  test('has its size, two copies, and a link to the file', async () => {
    expect(await toPlainHtml(`${later}![A pot](./img/pot.png 'Title')`)).toContain(
      '<p><a class="zoom" href="/assets/pot.png" data-size="1200x600">' +
        '<img src="/assets/pot.png" alt="A pot" title="Title" srcset="/assets/pot.webp 640w, /assets/pot.webp 1030w" ' +
        'sizes="min(760px, 100vw - 32px)" loading="lazy" decoding="async" width="1200" height="600"></a></p>',
    )
  })

  test('that is narrow has one copy and cannot be enlarged', async () => {
    expect(await toPlainHtml(`${later}![A](./img/a%20b.png)`)).toContain(
      '<p><img src="/assets/a-b.png" alt="A" srcset="/assets/a-b.webp" loading="lazy" decoding="async" width="100" height="50"></p>',
    )
  })

  test('that is a drawing is served unchanged', async () => {
    expect(await toPlainHtml(`${later}![A](./img/plan.svg#part)`)).toContain(
      '<img src="/assets/plan.svg#part" alt="A" loading="lazy" decoding="async" width="600" height="200">',
    )
  })

  test.each([
    ['of public/', '![A](/img/kettle.png)'],
    ['of public/, by the alias of the framework', '![A](@site/static/img/kettle.png)'],
    ['of public/, by its path name', '![A](pathname:///img/kettle.png)'],
    ['by reference', '![A][b]\n\n[b]: /img/kettle.png'],
  ])('%s', async (_, body) => {
    expect(await toPlainHtml(body)).toContain('src="/assets/kettle.png"')
  })

  test('of a CommonMark file', async () => {
    const html = await toPlainHtml('![A](./img/pot.png)', `${folder}/page.md`)
    expect(html).toContain('<a class="zoom" href="/assets/pot.png"')
  })

  test('in a partial is relative to the partial', async () => {
    const { problems, assets } = await compileBody(
      `import S from '../shared/_steps.mdx'\n\n<S />\n`,
      path,
      { 'content/docs/shared/_steps.mdx': '![A](./own.png)\n\n![B](./no.png)\n' },
    )
    expect(assets[0]?.file).toBe('content/docs/shared/own.png')
    expect(problems).toMatchObject([{ path: 'content/docs/shared/_steps.mdx', line: 3, column: 1 }])
  })

  test('in a heading is not in the table of contents', async () => {
    const { toc } = await compileBody('## ![A](/img/kettle.png) B')
    expect(toc).toMatchObject([{ html: ' B' }])
  })
})

describe('the first image', () => {
  const body = '![A](./img/pot.png)\n\n![B](./img/lid.png)\n'

  test('is fetched immediately if it precedes the first heading, and all others are lazy', async () => {
    const [first, second] = (await renderBody(body)).match(/<img[^>]*>/g) ?? []
    expect(first).toContain('fetchpriority="high"')
    expect(first).not.toContain('loading=')
    expect(second).toContain('loading="lazy"')
    expect(second).not.toContain('fetchpriority')
  })

  test('is lazy if it is below the first heading', async () => {
    expect(await renderBody(later + body)).not.toContain('fetchpriority')
  })

  test('is lazy if it belongs to one theme, because the other theme must not fetch it', async () => {
    const html = await renderBody('![A](./img/pot.png#gh-dark-mode-only)')
    expect(html).toContain('loading="lazy"')
  })
})

describe('an image can be enlarged', () => {
  test.each([
    ['in text', 'a ![B](./img/pot.png)'],
    ['in a link', '[![B](./img/pot.png)](/docs/)'],
    ['in a link of its author’s', '<a href="/docs/">\n\n![B](./img/pot.png)\n\n</a>'],
    ['for decoration', '<img src="./img/pot.png" alt="" />'],
  ])('but not %s', async (_, body) => {
    expect(await renderBody(body)).not.toContain('zoom')
  })

  test.each([
    ['in a list', '- ![B](./img/pot.png)'],
    ['in a table', '| A |\n| - |\n| ![B](./img/pot.png) |'],
    ['beside another', '![B](./img/pot.png) ![C](./img/lid.png)'],
  ])('%s', async (_, body) => {
    expect(await renderBody(body)).toContain('<a class="zoom"')
  })
})

describe('HTML and components', () => {
  test.each([
    '<img src="./img/pot.png" alt="A" />',
    `import pot from './img/pot.png'\n\n<img src={pot} alt="A" />`,
    `<img src={require('./img/pot.png').default} alt="A" />`,
    '<img src={`./img/pot.png`} alt="A" />',
    `import Image from '@theme/IdealImage'\n\n<Image img={require('./img/pot.png')} alt="A" />`,
    `import IdealImage from '@theme/IdealImage'\nimport pot from './img/pot.png'\n\n<IdealImage img={pot} alt="A" />`,
    '<IdealImage img="./img/pot.png" alt="A" />',
  ])('%s is the same image', async (body) => {
    expect(await renderBody(body)).toBe(await renderBody('![A](./img/pot.png)'))
  })

  test.each([
    ['width="300"', 'sizes="min(300px, 100vw - 32px)"', 'width="300" height="150"'],
    ['width="300px"', 'sizes="min(300px,', 'width="300" height="150"'],
    ['width="50%" height="50%"', 'sizes="min(380px,', 'width="380" height="190"'],
    ['height={300}', 'sizes="min(600px, 100vw - 32px)"', 'width="600" height="300"'],
    ['width="300" height="300"', 'sizes="min(300px,', 'width="300" height="300"'],
  ])('with %s has %s', async (attributes, sizes, size) => {
    const html = await renderBody(`<img src="./img/pot.png" alt="A" ${attributes} />`)
    expect(html).toContain(sizes)
    expect(html).toContain(size)
    expect(html).toContain('data-size="1200x600"')
  })

  test('keep their other attributes', async () => {
    const html = await renderBody(
      '<img src="./img/pot.png" alt="A" className="b c" id="d" loading="eager" hidden />',
    )
    for (const part of ['class="b c"', 'id="d"', 'loading="eager"', ' hidden']) {
      expect(html).toContain(part)
    }
  })

  test('inside an HTML element are not wrapped in a paragraph', async () => {
    expect(await renderBody('<div>\n<img src="/img/kettle.png" alt="" />\n</div>')).toMatch(
      /^<div><img /,
    )
  })
})

describe('images of a theme', () => {
  const pair = [
    /<a class="zoom light-only" href="\/assets\/pot.png"[^>]*><img src="\/assets\/pot.png" alt="A"[^>]* loading="lazy"[^>]* width/,
    /<a class="zoom dark-only" href="\/assets\/lid.png"[^>]*><img src="\/assets\/lid.png" alt="A"[^>]* loading="lazy"[^>]* width/,
  ]
  test.each([
    `<ThemedImage alt="A" sources={{ light: './img/pot.png', dark: './img/lid.png' }} />`,
    `import ThemedImage from '@theme/ThemedImage'\n\n<ThemedImage\n  alt="A"\n  sources={{\n    light: require('./img/pot.png').default,\n    'dark': require('./img/lid.png').default,\n  }}\n/>`,
    '![A](./img/pot.png#gh-light-mode-only)![A](./img/lid.png#gh-dark-mode-only)',
  ])('%s', async (body) => {
    const html = await toPlainHtml(body)
    for (const image of pair) expect(html).toMatch(image)
  })

  test('may be site paths', async () => {
    const html = await toPlainHtml(
      `import useBaseUrl from '@docusaurus/useBaseUrl'\n\n<ThemedImage alt="A" sources={{ light: useBaseUrl('/img/kettle.png'), dark: useBaseUrl('/img/kettle.png') }} />`,
    )
    expect(html).toMatch(
      /<p><img [^>]*class="light-only"[^>]*><img [^>]*class="dark-only"[^>]*><\/p>/,
    )
  })
})

describe('a drawing that is imported as a component', () => {
  const show = (attributes: string) => `import Plan from './img/plan.svg'\n\n<Plan ${attributes} />`

  test('becomes part of the page', async () => {
    expect(await renderBody(show('title="A plan" width="60" className="b"'))).toBe(
      '<p><svg viewBox="0 0 600 200" role="img" width="60" class="b"><title>A plan</title><path d="M0 0h9"></path></svg></p>',
    )
  })

  test('may be hidden from screen readers', async () => {
    expect(await renderBody(show('aria-hidden="true"'))).toMatch(
      /^<p><svg [^>]*aria-hidden="true">/,
    )
  })

  test('must have alternative text', async () => {
    expect(await findProblems(show('width="9"'))).toMatchObject([
      {
        line: 3,
        message: 'the drawing "./img/plan.svg" has no alternative text',
        fix: 'add title="what it shows", or aria-hidden="true" if it is only decoration',
      },
    ])
  })

  test('must not have styles', async () => {
    const [problem] = await findProblems(show('title="A"').replace('plan', 'styled'))
    expect(problem?.message).toBe(
      'the drawing "./img/styled.svg" has styles, which the page\'s security policy blocks',
    )
  })
})

describe('problems', () => {
  test.each([
    ['![A](/img/pot.png)', 'the image "/img/pot.png" does not lead to a file'],
    ['![A](../../../package.json)', 'the image "../../../package.json" does not lead to a file'],
    [
      '![A](./img/100%.png)',
      'the image "./img/100%.png" has a % that doesn\'t start an escape sequence',
    ],
    [
      '![A](//e.example/a.png)',
      'the image "//e.example/a.png" is on another site, but pages load nothing from other sites',
    ],
    ['![A](data:image/gif;base64,R0)', 'the image "data:image/gif;base64,R0" is not a file'],
    [
      '![A](./img/photo.tiff)',
      'the image "./img/photo.tiff" has the type .tiff, which not every browser supports',
    ],
    ['![A](./img/broken.png)', 'the image "./img/broken.png" cannot be read as an image'],
    ['![ ][b]\n\n[b]: ./img/pot.png', 'the image "./img/pot.png" has no alternative text'],
    ['<img src="./img/pot.png" />', '<img> has no alternative text'],
    ['<img src="./img/pot.png" alt />', '<img> has no alternative text'],
    ['<img alt="A" />', '<img> has no image path'],
    ['<img src={a.b} alt="A" />', '"a" is not defined'],
    ['<img {...a} src="./img/pot.png" alt="A" />', '"a" is not defined'],
    [
      '<img src="./img/pot.png" alt="A" title={{ color: "red" }} />',
      '<img> has the attribute title, which is not text',
    ],
    [
      '<img src="./img/pot.png" alt="A" style="color: red" />',
      'the style of <img> would be blocked by the site’s security policy',
    ],
    ['<img src="./img/pot.png" alt="A" width={wide} />', '"wide" is not defined'],
    ['<img src="./img/pot.png" alt="A" srcSet="a" />', '<img> must not have srcSet'],
    [
      '<ThemedImage alt="A" sources={{ light: "./img/pot.png" }} />',
      '<ThemedImage> has no image path',
    ],
    [`import a from './img/a.png'\n\n{a}`, '"a" is used where the build does not support it'],
    [
      `<DocCardList items={[{ icon: require('./img/pot.png') }]} />`,
      '"require" is used where the build does not support it',
    ],
    [
      '<a href={"/" + useBaseUrl("/a")}>b</a>',
      '"useBaseUrl" is used where the build does not support it',
    ],
  ])('%s', async (body, message) => {
    const messages = (await findProblems(`a\n\n${body}`)).map((problem) => problem.message)
    expect(messages.filter((found) => found === message)).toHaveLength(1)
  })

  test.each([
    ['./img/a%20c.png', './img/a%20b.png'],
    ['img/pott.png', './img/pot.png'],
    ['/img/kettel.png', '/img/kettle.png'],
    ['./imgs/pot.png', undefined],
  ])('%s: the suggested file is %s', async (written, suggestion) => {
    expect((await findProblems(`![A](${written})`))[0]?.suggestion).toBe(suggestion)
  })
})
