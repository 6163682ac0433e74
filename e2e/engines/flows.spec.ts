import { expect, test } from './reader'
import { LONG_PAGE, MENU_BUTTON, PAGE, SEARCH_FIELD, isTyped } from './selectors'

test.describe('page changes', () => {
  test('a link changes the page without loading a document', async ({ reader }) => {
    await reader.open(PAGE)
    await reader.read(() => void Object.assign(window, { sameDocument: true }))
    await reader.click('aside a', 'Configuration')
    await reader.see('h1', 'Configuration')
    const read = () => ['sameDocument' in window, document.title, document.activeElement?.ariaLabel]
    expect(await reader.read(read)).toEqual([
      true,
      'Configuration | Docusaurus',
      'Skip to main content',
    ])
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

  test('closes with Escape', async ({ reader }) => {
    await reader.open(PAGE)
    await reader.press('Control', 'k')
    await reader.see(`${SEARCH_FIELD}:focus`)
    await reader.press('Escape')
    await reader.miss('dialog[open]')
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
