import type { Reader } from './reader'
import { expect, test } from './reader'
import { DARK, PAGE, SEARCH_FIELD, THEME_BUTTON, isDark, isTyped } from './selectors'

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
    await expect.poll(readResult).toMatch(result)
  }

  test('runs, and its result is updated as the reader types', async ({ reader }) => {
    await run(reader, '<p>Two and two is {2 + 2}</p>', /Two and two is 4/)
  })

  for (const [what, code] of [
    ['a loop', '() => { for (;;) {} }'],
    ['recursion', '() => { const a = () => a(); return a() }'],
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
    const arePrinted = await reader.read(() => {
      dispatchEvent(new Event('beforeprint'))
      return (
        [...document.querySelectorAll('main figure')]
          .filter((figure) => figure.textContent.includes('flowchart'))
          // The first diagrams may be drawn by now, and a tab that isn't chosen isn't printed.
          .filter((figure) => !figure.closest('[data-drawn], [role=tabpanel]'))
          .map((figure) => figure.checkVisibility())
      )
    })
    expect(arePrinted).toContain(true)
    expect(arePrinted).not.toContain(false)
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
