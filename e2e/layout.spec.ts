import { expect, getOverflow, openPage, pageKinds, recordShifts, sweptRoutes, test } from './site'

const WIDTHS = [320, 360, 390, 600, 768, 996, 997, 1024, 1280, 1440]

for (const route of sweptRoutes) {
  test(`${route} starts with a clean console and never scrolls sideways`, async ({ page }) => {
    await openPage(page, route)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await getOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

for (const [kind, route] of Object.entries(pageKinds)) {
  test(`nothing shifts while ${kind} loads`, async ({ page }) => {
    const readShifts = await recordShifts(page)
    // Two of three loads, as in the measurements: a busy machine may paint a load in pieces.
    const shifted: string[][] = []
    for (let load = 0; load < 3 && (load < 2 || shifted.length === 1); load += 1) {
      await page.goto(route, { waitUntil: 'networkidle' })
      const shifts = await readShifts()
      if (shifts.length > 0) shifted.push(shifts)
    }
    expect(shifted.slice(1)).toEqual([])
  })
}
