import { Reader, expect, test } from './reader'

const PAGE = '/docs/installation/'

const LONG_PAGE = '/docs/cli/'

const DARK = 'rgb(24, 25, 32)'

const isDark = (dark: string) => getComputedStyle(document.body).backgroundColor === dark

const THEME_BUTTON = 'header button[aria-label^="Switch between dark"]'

const MENU_BUTTON = 'header button[popovertarget]'

const SEARCH_FIELD = 'dialog[open] input'

const isTyped = (text: string, selector: string) =>
  document.querySelector<HTMLInputElement>(selector)?.value === text

test.describe('page changes', () => {
  test('a link changes the page without loading a document', async ({ reader }) => {
    await reader.open(PAGE)
    await reader.read(() => void Object.assign(window, { sameDocument: true }))
    await reader.click('aside a', 'Configuration')
    await reader.see('h1', 'Configuration')
    const read = () => ['sameDocument' in window, document.title, document.activeElement?.id]
    expect(await reader.read(read)).toEqual([true, 'Configuration | Docusaurus', 'top'])
  })

  test('Back and Forward between pages return to the place', async ({ reader }) => {
    await reader.open(PAGE)
    const top = await reader.scroll(900)
    await reader.click('aside a', 'Configuration')
    await reader.see('h1', 'Configuration')
    const next = await reader.scroll(500)
    await reader.go(-1)
    await reader.see('h1', 'Installation')
    await reader.seeAt(top)
    await reader.go(1)
    await reader.see('h1', 'Configuration')
    await reader.seeAt(next)
  })

  test('Back and Forward between headings return to the place', async ({ reader }) => {
    await reader.open(LONG_PAGE)
    const places = [await reader.scroll(120)]
    for (const item of [2, 4]) {
      await reader.click(`nav[aria-label="On this page"] li:nth-child(${item}) a`)
      await reader.waitFor((top = 0) => scrollY > top + 100, places.at(-1))
      places.push(await reader.scroll((await reader.read(() => scrollY)) + 150))
    }
    let at = 2
    for (const place of [1, 0, 1, 2]) {
      await reader.go(place > at ? 1 : -1)
      at = place
      await reader.seeAt(places[at] ?? NaN)
    }
  })

  test('Back from another document returns to the place', async ({ reader }) => {
    await reader.open(LONG_PAGE)
    const top = await reader.scroll(900)
    await reader.leave('/robots.txt')
    await reader.waitFor(() => location.pathname === '/robots.txt')
    await reader.go(-1)
    await reader.see('[data-app=ready]')
    await reader.seeAt(top)
  })

  test('the navbar is shown above a heading that is opened by its URL', async ({ reader }) => {
    for (const hash of ['docusaurus-deploy', 'docusaurus-serve', 'docusaurus-swizzle']) {
      await reader.open('/versions/')
      await reader.open(`${LONG_PAGE}#${hash}`)
      const isHidden = await reader.read(async () => {
        for (const start = performance.now(); performance.now() < start + 500;)
          await new Promise(requestAnimationFrame)
        return document.documentElement.hasAttribute('data-navbar-hidden')
      })
      expect([await reader.read(() => scrollY > 100), isHidden], hash).toEqual([true, false])
    }
  })
})

test.describe('a menu of the navbar', () => {
  test('opens below its button when pointed at, and can be reached', async ({ reader }) => {
    await reader.open(PAGE)
    const ids = await reader.read(
      (selector) =>
        [...document.querySelectorAll<HTMLButtonElement>(selector)]
          .filter((button) => button.checkVisibility())
          .map((button) => button.getAttribute('popovertarget') ?? ''),
      MENU_BUTTON,
    )
    expect(ids.length).toBeGreaterThan(1)
    for (const id of ids) {
      const selector = `[id="${id}"]`
      await reader.pointAt(`[popovertarget="${id}"]`)
      await reader.see(selector)
      const button = await reader.reach(`[popovertarget="${id}"]`)
      const menu = await reader.reach(selector)
      expect(Math.abs(menu.right - button.right), id).toBeLessThan(40)
      expect(menu.top - button.bottom, id).toBeLessThan(24)
      // Slowly, as a hand does.
      const x = (Math.max(menu.left, button.left) + Math.min(menu.right, button.right)) / 2
      for (let y = button.bottom - 4; y < menu.top + 20; y += 3) await reader.page.mouse.move(x, y)
      const isOpen = await reader.read(
        (it) => document.querySelector(it)?.checkVisibility(),
        selector,
      )
      expect(isOpen, id).toBe(true)
      await reader.page.mouse.move(640, 700)
      await reader.miss(selector)
    }
  })

  test('opens with the keyboard, and Escape returns to its button', async ({ reader }) => {
    await reader.open(PAGE)
    await reader.focus(MENU_BUTTON)
    await reader.press('ArrowDown')
    await reader.see('[popover] a:focus')
    await reader.press('Escape')
    await reader.see(`${MENU_BUTTON}[aria-expanded=false]:focus`)
  })
})

test.describe('at 390 px', () => {
  test.beforeEach(({ reader }) => reader.page.setSize(390, 844))

  test('the drawer opens, and Back closes it', async ({ reader }) => {
    await reader.open(PAGE)
    await reader.click('button', 'Toggle navigation bar')
    await reader.see('dialog')
    await reader.go(-1)
    await reader.miss('dialog')
    await reader.see('h1', 'Installation')
  })

  for (const path of ['/', PAGE, LONG_PAGE, '/showcase/', '/changelog/3.1.1/']) {
    test(`nothing is wider than the screen on ${path}`, async ({ reader }) => {
      await reader.open(path)
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await reader.read(overflow)).toBeLessThanOrEqual(0)
    })
  }
})

test.describe('search', () => {
  test('takes what is typed on its button, in order', async ({ reader }) => {
    await reader.open(PAGE)
    await reader.focus('button[aria-label=Search]')
    await reader.type('sidebar')
    await reader.waitFor(isTyped, 'sidebar', SEARCH_FIELD)
    await reader.type('s')
    await reader.waitFor(isTyped, 'sidebars', SEARCH_FIELD)
  })

  test('takes what is typed after its shortcut, in order, and opens a hit', async ({ reader }) => {
    await reader.open('/docs/configuration/')
    await reader.press('Control', 'k')
    await reader.type('installation')
    await reader.waitFor(isTyped, 'installation', SEARCH_FIELD)
    await reader.see('dialog [aria-selected=true]')
    await reader.press('Enter')
    await reader.see('h1', 'Installation')
  })
})

test('a chosen tab is chosen on the next visit, too', async ({ reader }) => {
  await reader.open(PAGE)
  await reader.click('[role=tab]', 'pnpm')
  for (const visit of [1, 2]) {
    if (visit > 1) await reader.open(PAGE)
    await reader.see('[role=tab][aria-selected=true]', 'pnpm')
    await reader.miss('[role=tab][aria-selected=false]', 'pnpm')
  }
})

test('code is copied', async ({ reader }) => {
  await reader.open(PAGE)
  const text = await reader.read(() => document.querySelector('main pre')?.textContent.trim() ?? '')
  await reader.pointAt('main pre')
  await reader.click('main figure button', 'Copy code to clipboard')
  await reader.see('main figure button', 'Copied')
  await reader.press('Control', 'k')
  await reader.see(`${SEARCH_FIELD}:focus`)
  await reader.press('Control', 'v')
  await reader.waitFor(isTyped, text, SEARCH_FIELD)
})

test('the theme is kept, and no other is shown before', async ({ reader }) => {
  await reader.open(PAGE)
  await reader.click(THEME_BUTTON)
  await reader.waitFor(isDark, DARK)
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
  await reader.page.setSize(700, 800)
  await reader.click('main a[role=button] img')
  await reader.see('dialog[open] img')
  await reader.press('Escape')
  await reader.miss('dialog[open] img')
})

test('a diagram is drawn', async ({ reader }) => {
  await reader.open('/docs/markdown-features/diagrams/')
  await reader.pointAt('main summary', 'Diagram source')
  await reader.waitFor(
    () => !!document.querySelector<HTMLImageElement>('main img[src^="data:"]')?.naturalWidth,
  )
})

test.describe('live code', () => {
  /** Opens live code, replaces it with other code, and waits for its result. */
  async function run(reader: Reader, code: string, result: RegExp): Promise<void> {
    const readResult = () => reader.readResult().catch(() => '')
    await reader.open('/docs/markdown-features/code-blocks/')
    await reader.pointAt('main figure[data-lang=jsx] + iframe, main .live')
    await expect.poll(readResult).toMatch(/^Result./)
    const { left, top } = await reader.reach('iframe[title="Live Editor and Result"]')
    await reader.page.mouse.click(left + 40, top + 24)
    await reader.press('Control', 'a')
    await reader.type(code)
    await expect.poll(readResult, { timeout: 15_000 }).toMatch(result)
  }

  test('runs, and its result is updated as the reader types', async ({ reader }) => {
    await run(reader, '<p>Two and two is {2 + 2}</p>', /Two and two is 4/)
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
      await run(reader, code, /Error: |Result7/)
      await reader.click('button', 'Reset')
      await expect
        .poll(() => reader.readResult().catch(() => 'Error: no frame'))
        .not.toMatch(/Error: |Result7/)
    })
  }
})

test('a page that was read opens without the server', async ({ reader, host }) => {
  await reader.page.setSize(390, 844)
  await reader.open(PAGE)
  const isStored = () =>
    reader.read(async (path) => {
      const names = (await caches.keys()).filter((name) => `${name} `.includes(' pages '))
      const caught = names.map(async (name) => await (await caches.open(name)).keys())
      return (await Promise.all(caught)).flat().some(({ url }) => url.includes(path))
    }, PAGE)
  await expect.poll(isStored, { timeout: 20_000 }).toBe(true)
  await host.stop()
  await reader.leave(`${PAGE}?again`)
  await reader.waitFor(() => location.search === '?again')
  await reader.see('[data-app=ready] h1', 'Installation')
})

test('without cookies and storage, the site works and the offline page says so', async ({
  launch,
  host,
}, { project }) => {
  test.skip(project.name !== 'firefox', 'Only Firefox can be started with cookies blocked.')
  const page = await launch(true)
  try {
    const reader = new Reader(page, host)
    await reader.open(PAGE)
    await reader.click(THEME_BUTTON)
    await reader.waitFor(isDark, DARK)
    await reader.open('/offline/')
    await reader.waitFor(() =>
      [...document.querySelectorAll('[role=status]')].some((status) =>
        status.textContent.startsWith("This browser can't store pages"),
      ),
    )
  } finally {
    await page.end()
  }
})

test.describe('print', () => {
  test('has what is closed, which is closed again afterwards', async ({ reader }) => {
    await reader.open('/changelog/3.1.1/')
    const counts = await reader.read(() =>
      ['load', 'beforeprint', 'afterprint'].map((event) => {
        if (event !== 'load') dispatchEvent(new Event(event))
        return document.querySelectorAll('main details:not([open])').length
      }),
    )
    expect(counts[0]).toBeGreaterThan(0)
    expect(counts).toEqual([counts[0], 0, counts[0]])
  })

  test('has a diagram as its source until it is drawn', async ({ reader }) => {
    await reader.open('/docs/markdown-features/diagrams/')
    const isPrinted = await reader.read(() => {
      dispatchEvent(new Event('beforeprint'))
      return (
        [...document.querySelectorAll('main figure')]
          .filter((figure) => figure.textContent.includes('flowchart'))
          // A tab that isn't chosen isn't printed.
          .filter((figure) => !figure.closest('[role=tabpanel]'))
          .every((figure) => figure.checkVisibility())
      )
    })
    expect(isPrinted).toBe(true)
  })
})

test('matches are underlined in the primary color', async ({ reader }) => {
  await reader.open('/search/?q=sidebar')
  await reader.see('main mark')
  const line = await reader.read(() => {
    const style = getComputedStyle(document.querySelector('main mark') ?? document.body)
    const isColored = style.textDecorationColor !== style.color
    return [style.textDecorationLine, style.textDecorationThickness, isColored]
  })
  expect(line).toEqual(['underline', '1px', true])
})

test('problems in code have a wavy line', async ({ reader }) => {
  await reader.open('/docs/typescript-support/')
  await reader.waitFor(() => {
    const problem = document.querySelector('main .problem')
    return problem !== null && getComputedStyle(problem).textDecorationStyle === 'wavy'
  })
})

test('the captions of shell code have an icon of their own', async ({ reader }) => {
  await reader.open('/tests/pages/code-block-tests/')
  const [shell = [], others = []] = await reader.read(() => {
    const isShell = (caption: Element) =>
      caption.matches(':is([data-lang^=sh], [data-lang^=bash]) > *')
    const captions = [...document.querySelectorAll('main figure[data-lang] figcaption')]
    return [true, false].map((wanted) =>
      captions
        .filter((caption) => isShell(caption) === wanted)
        .map((caption) => getComputedStyle(caption, '::before').maskPosition),
    )
  })
  expect(shell).not.toEqual([])
  expect(shell.filter((position) => others.includes(position))).toEqual([])
})
