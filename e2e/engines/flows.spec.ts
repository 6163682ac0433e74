import type { findVisible as Find } from './reader'
import { Reader, expect, test } from './reader'

/** Runs in the page, where the reader puts it. */
declare const findVisible: typeof Find

const LONG_PAGE = '/docs/cli/'

const DARK = 'rgb(24, 25, 32)'

const readHeading = () => document.querySelector('h1')?.textContent.trim()

const hasHeading = (text: string) => document.querySelector('h1')?.textContent.trim() === text

const readTop = () => Math.round(scrollY)

/** Scrolls, and waits until the page doesn't move any more and has been told so. */
const scrollPage = async (top: number) => {
  scrollTo({ top, behavior: 'instant' })
  for (const start = performance.now(); performance.now() < start + 300;)
    await new Promise(requestAnimationFrame)
  return Math.round(scrollY)
}

/** Whether the page is at a scroll position, up to rounding. */
const isAt = (top: number) => Math.abs(scrollY - top) < 2

test.describe('page changes', () => {
  test('a link changes the page without loading a document', async ({ reader }) => {
    await reader.open('/docs/installation/')
    await reader.read(() => void Object.assign(window, { sameDocument: true }))
    await reader.click('aside a', 'Configuration')
    await reader.waitFor(hasHeading, 'Configuration')
    const [title, isSame, focused] = await reader.read(() => [
      document.title,
      'sameDocument' in window,
      document.activeElement?.id,
    ])
    expect([title, isSame, focused]).toEqual(['Configuration | Docusaurus', true, 'top'])
  })

  test('Back and Forward between pages return to the place', async ({ reader }) => {
    await reader.open('/docs/installation/')
    const top = await reader.read(scrollPage, 900)
    await reader.click('aside a', 'Configuration')
    await reader.waitFor(hasHeading, 'Configuration')
    const next = await reader.read(scrollPage, 500)
    await reader.go(-1)
    await reader.waitFor(hasHeading, 'Installation')
    await reader.waitFor(isAt, top)
    await reader.go(1)
    await reader.waitFor(hasHeading, 'Configuration')
    await reader.waitFor(isAt, next)
  })

  test('Back and Forward between headings return to the place', async ({ reader }) => {
    await reader.open(LONG_PAGE)
    const start = await reader.read(scrollPage, 120)
    await reader.click('nav[aria-label="On this page"] li:nth-child(2) a')
    await reader.waitFor((top) => scrollY > top + 100, start)
    const first = await reader.read(scrollPage, (await reader.read(readTop)) + 150)
    await reader.click('nav[aria-label="On this page"] li:nth-child(4) a')
    await reader.waitFor((top) => scrollY > top + 100, first)
    const second = await reader.read(scrollPage, (await reader.read(readTop)) + 170)
    await reader.go(-1)
    await reader.waitFor(isAt, first)
    await reader.go(-1)
    await reader.waitFor(isAt, start)
    await reader.go(1)
    await reader.waitFor(isAt, first)
    await reader.go(1)
    await reader.waitFor(isAt, second)
  })

  test('Back from another document returns to the place', async ({ reader }) => {
    await reader.open(LONG_PAGE)
    const top = await reader.read(scrollPage, 900)
    await reader.read(() => void setTimeout(() => location.assign('/robots.txt')))
    await reader.waitFor(() => location.pathname === '/robots.txt')
    await reader.go(-1)
    await reader.waitForApp()
    await reader.waitFor(isAt, top)
  })

  test('the navbar is shown above a heading that is opened by its URL', async ({ reader }) => {
    for (const hash of ['docusaurus-deploy', 'docusaurus-serve', 'docusaurus-swizzle']) {
      await reader.open('/versions/')
      await reader.open(`${LONG_PAGE}#${hash}`)
      expect(await reader.read(readTop)).toBeGreaterThan(100)
      await reader.read(() => new Promise((resolve) => setTimeout(resolve, 500)))
      expect(
        await reader.read(() => document.documentElement.hasAttribute('data-navbar-hidden')),
        hash,
      ).toBe(false)
    }
  })
})

test.describe('a menu of the navbar', () => {
  test('opens below its button when pointed at, and can be reached', async ({ reader }) => {
    await reader.open('/docs/installation/')
    const menus = await reader.read(() =>
      [...document.querySelectorAll<HTMLElement>('header button[popovertarget]')]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getAttribute('popovertarget') ?? ''),
    )
    expect(menus.length).toBeGreaterThan(1)
    for (const id of menus) {
      await reader.pointAt(`button[popovertarget="${id}"]`)
      await reader.waitFor((menu) => !!document.getElementById(menu)?.checkVisibility(), id)
      const { button, menu } = await reader.read(
        (menuId) => ({
          button: document
            .querySelector(`button[popovertarget="${menuId}"]`)
            ?.getBoundingClientRect()
            .toJSON() as DOMRect,
          menu: document.getElementById(menuId)?.getBoundingClientRect().toJSON() as DOMRect,
        }),
        id,
      )
      expect(Math.abs(menu.right - button.right), id).toBeLessThan(40)
      expect(menu.top - button.bottom, id).toBeLessThan(24)
      // Slowly, as a hand does.
      const x = (Math.max(menu.left, button.left) + Math.min(menu.right, button.right)) / 2
      for (let y = button.bottom - 4; y < menu.top + 20; y += 3) await reader.move(x, y)
      expect(
        await reader.read((menuId) => document.getElementById(menuId)?.checkVisibility(), id),
      ).toBe(true)
      await reader.move(640, 700)
      await reader.waitFor((menuId) => !document.getElementById(menuId)?.checkVisibility(), id)
    }
  })

  test('opens with the keyboard, and Escape returns to its button', async ({ reader }) => {
    await reader.open('/docs/installation/')
    await reader.read(() =>
      document.querySelector<HTMLElement>('header button[popovertarget]')?.focus(),
    )
    await reader.press('ArrowDown')
    await reader.waitFor(() => document.activeElement?.matches('[popover] a') === true)
    await reader.press('Escape')
    await reader.waitFor(
      () =>
        document.activeElement?.matches('button[popovertarget][aria-expanded="false"]') === true,
    )
  })
})

test.describe('at 390 px', () => {
  test.beforeEach(({ reader }) => reader.setSize(390, 844))

  test('the drawer opens, and Back closes it', async ({ reader }) => {
    await reader.open('/docs/installation/')
    await reader.click('button', 'Toggle navigation bar')
    await reader.waitFor(() => document.querySelector('dialog')?.checkVisibility() === true)
    await reader.go(-1)
    await reader.waitFor(() => document.querySelector('dialog')?.checkVisibility() !== true)
    expect(await reader.read(readHeading)).toBe('Installation')
  })

  test('nothing is wider than the screen', async ({ reader }) => {
    for (const path of ['/', '/docs/installation/', LONG_PAGE, '/showcase/', '/changelog/3.1.1/']) {
      await reader.open(path)
      const [needed, given] = await reader.read(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ])
      expect(needed, path).toBeLessThanOrEqual(given)
    }
  })
})

test.describe('search', () => {
  const isTyped = (text: string) =>
    document.querySelector<HTMLInputElement>('dialog[open] input')?.value === text

  test('takes what is typed on its button, in order', async ({ reader }) => {
    await reader.open('/docs/installation/')
    await reader.read(() =>
      document.querySelector<HTMLElement>('button[aria-label=Search]')?.focus(),
    )
    await reader.type('sidebar')
    await reader.waitFor(isTyped, 'sidebar')
    await reader.type('s')
    await reader.waitFor(isTyped, 'sidebars')
  })

  test('takes what is typed after its shortcut, in order, and opens a hit', async ({ reader }) => {
    await reader.open('/docs/configuration/')
    await reader.press('k', 'Control')
    await reader.type('installation')
    await reader.waitFor(isTyped, 'installation')
    await reader.waitFor(() => document.querySelector('dialog [aria-selected=true]') !== null)
    await reader.press('Enter')
    await reader.waitFor(
      (text) => document.querySelector('h1')?.textContent.trim() === text,
      'Installation',
    )
  })
})

test('a chosen tab is chosen on the next visit, too', async ({ reader }) => {
  await reader.open('/docs/installation/')
  await reader.click('[role=tab]', 'pnpm')
  const isChosen = () =>
    [...document.querySelectorAll('[role=tab]')]
      .filter((tab) => tab.textContent.trim() === 'pnpm')
      .every((tab) => tab.ariaSelected === 'true')
  await reader.waitFor(isChosen)
  await reader.open('/docs/installation/')
  await reader.waitFor(isChosen)
})

test('code is copied', async ({ reader }) => {
  await reader.open('/docs/installation/')
  const text = await reader.read(() => document.querySelector('main pre')?.textContent.trim())
  await reader.pointAt('main pre')
  await reader.click('main figure button', 'Copy code to clipboard')
  await reader.waitFor(() => findVisible('main figure button', 'Copied') !== undefined)
  await reader.press('k', 'Control')
  await reader.waitFor(() => document.activeElement?.matches('dialog input') === true)
  await reader.press('v', 'Control')
  await reader.waitFor(
    (copied) => document.querySelector<HTMLInputElement>('dialog input')?.value === copied,
    text,
  )
})

test('the theme is kept, and no other is shown before', async ({ reader }) => {
  await reader.open('/docs/installation/')
  await reader.click('header button[aria-label^="Switch between dark"]')
  await reader.waitFor((color) => getComputedStyle(document.body).backgroundColor === color, DARK)
  const colors = await reader.read(async () => {
    const frame = document.createElement('iframe')
    frame.src = '/docs/configuration/'
    document.body.append(frame)
    const seen = new Set<string>()
    for (const start = performance.now(); performance.now() < start + 1500;) {
      const page = frame.contentDocument
      if (page?.URL.endsWith('/configuration/') && (page.body as unknown))
        seen.add(getComputedStyle(page.body).backgroundColor)
      await new Promise(requestAnimationFrame)
    }
    return [...seen]
  })
  // Before the style sheet, nothing is painted.
  expect(colors.filter((color) => color !== 'rgba(0, 0, 0, 0)')).toEqual([DARK])
})

test('an image is enlarged, and Escape closes it', async ({ reader }) => {
  await reader.open('/docs/markdown-features/assets/')
  await reader.setSize(700, 800)
  await reader.click('main a[role=button] img')
  await reader.waitFor(() => document.querySelector('dialog[open] img')?.checkVisibility() === true)
  await reader.press('Escape')
  await reader.waitFor(() => document.querySelector('dialog[open] img') === null)
})

test('a diagram is drawn', async ({ reader }) => {
  await reader.open('/docs/markdown-features/diagrams/')
  await reader.pointAt('main summary', 'Diagram source')
  await reader.waitFor(
    () =>
      (document.querySelector<HTMLImageElement>('main img[src^="data:"]')?.naturalWidth ?? 0) > 0,
  )
})

test.describe('live code', () => {
  const readResult = () => document.querySelector('[role=group]')?.textContent ?? ''
  const readOutcome = async (reader: Reader) => (await reader.readInFrame(readResult)) ?? ''

  /** Opens live code, and replaces it with other code. */
  async function run(reader: Reader, code: string): Promise<void> {
    await reader.open('/docs/markdown-features/code-blocks/')
    await reader.pointAt('main figure[data-lang=jsx] + iframe, main .live')
    await expect.poll(() => readOutcome(reader).catch(() => '')).toMatch(/^Result./)
    await reader.clickStart('iframe[title="Live Editor and Result"]')
    await reader.press('a', 'Control')
    await reader.type(code)
  }

  test('runs, and its result is updated as the reader types', async ({ reader }) => {
    await run(reader, '<p>Two and two is {2 + 2}</p>')
    await expect.poll(() => readOutcome(reader)).toContain('Two and two is 4')
  })

  for (const [what, code] of [
    ['a loop', '() => { for (;;) {} }'],
    ['loops without a body in braces', '() => { while (true) do ; while (1) }'],
    ['recursion', '() => { const a = () => a(); return a() }'],
    [
      'slow recursion',
      '(() => { const f = n => n < 2 ? 1 : f(n - 1) + f(n - 2); return f(99) })()',
    ],
    ['a timer', '() => { setInterval(() => { while (1); }, 50); return 7 }'],
  ] as const) {
    test(`that never ends because of ${what} is stopped`, async ({ reader }) => {
      await run(reader, code)
      await expect.poll(() => readOutcome(reader), { timeout: 15_000 }).toMatch(/Error: |Result7/)
      await reader.click('button', 'Reset')
      await expect
        .poll(() => readOutcome(reader).catch(() => 'Error: no frame'))
        .not.toMatch(/Error: |Result7/)
    })
  }
})

test('a page that was read opens without the server', async ({ reader, host }) => {
  await reader.setSize(390, 844)
  await reader.open('/docs/installation/')
  await expect
    .poll(
      () =>
        reader.read(async () => {
          const names = await caches.keys()
          const stored = await Promise.all(
            names
              .filter((name) => `${name} `.includes(' pages '))
              .map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
          )
          return stored.flat().some((url) => url.includes('/docs/installation/'))
        }),
      { timeout: 20_000 },
    )
    .toBe(true)
  await host.stop()
  await reader.read(() => void setTimeout(() => location.assign('/docs/installation/?again')))
  await reader.waitFor(() => location.search === '?again')
  await reader.waitForApp()
  expect(await reader.read(readHeading)).toBe('Installation')
})

test('without cookies and storage, the site works and the offline page says so', async ({
  launch,
  host,
}, { project }) => {
  test.skip(project.name !== 'firefox', 'Only Firefox can be started with cookies blocked.')
  const page = await launch({ blocksStorage: true })
  try {
    const reader = new Reader(page, host)
    await reader.open('/docs/installation/')
    await reader.click('header button[aria-label^="Switch between dark"]')
    await reader.waitFor((color) => getComputedStyle(document.body).backgroundColor === color, DARK)
    await reader.open('/offline/')
    await reader.waitFor(() =>
      [...document.querySelectorAll('[role=status]')].some((status) =>
        status.textContent.startsWith("This browser can't store pages"),
      ),
    )
  } finally {
    await page.close()
  }
})

test.describe('print', () => {
  test('has what is closed, which is closed again afterwards', async ({ reader }) => {
    await reader.open('/changelog/3.1.1/')
    const counts = await reader.read(() => {
      const count = () => document.querySelectorAll('main details:not([open])').length
      const before = count()
      dispatchEvent(new Event('beforeprint'))
      const printed = count()
      dispatchEvent(new Event('afterprint'))
      return [before > 0, printed, count() - before]
    })
    expect(counts).toEqual([true, 0, 0])
  })

  test('has a diagram as its source until it is drawn', async ({ reader }) => {
    await reader.open('/docs/markdown-features/diagrams/')
    const isPrinted = await reader.read(() => {
      dispatchEvent(new Event('beforeprint'))
      return [...document.querySelectorAll('main figure')]
        .filter((figure) => figure.textContent.includes('flowchart'))
        .every((figure) => figure.checkVisibility())
    })
    expect(isPrinted).toBe(true)
  })
})

test('matches are underlined in the primary color', async ({ reader }) => {
  await reader.open('/search/?q=sidebar')
  await reader.waitFor(() => document.querySelector('main mark') !== null)
  const [line, thickness, isColored] = await reader.read(() => {
    const mark = document.querySelector('main mark')
    const style = mark && getComputedStyle(mark)
    return [
      style?.textDecorationLine,
      style?.textDecorationThickness,
      style?.textDecorationColor !== style?.color,
    ]
  })
  expect([line, thickness, isColored]).toEqual(['underline', '1px', true])
})

test('problems in code have a wavy line, and the captions of shell code their icon', async ({
  reader,
}) => {
  await reader.open('/docs/typescript-support/')
  const styles = await reader.read(() => {
    const problem = document.querySelector('main .problem')
    return problem && getComputedStyle(problem).textDecorationStyle
  })
  expect(styles).toBe('wavy')
  await reader.open('/tests/pages/code-block-tests/')
  const positions = await reader.read(() =>
    [...document.querySelectorAll('main figure')]
      .filter((figure) => figure.querySelector('figcaption'))
      .map((figure) => {
        const caption = figure.querySelector('figcaption')
        const isShell = /^(ba)?sh/.test(figure.getAttribute('data-lang') ?? '')
        return [isShell, caption && getComputedStyle(caption, '::before').maskPosition]
      }),
  )
  const [shell] = positions.find(([isShell]) => isShell) ?? []
  expect(shell).toBe(true)
  const of = (wanted: boolean) => new Set(positions.filter(([is]) => is === wanted).map(String))
  expect([...of(true)].some((position) => of(false).has(position.replace('true', 'false')))).toBe(
    false,
  )
})
