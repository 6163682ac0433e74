import sharp from 'sharp'
import { expect, test } from './site'
import { DARK, LIGHT, open } from './theme'

/** How often each page is loaded, because the first paint depends on chance. */
const LOADS = process.env.SWEEP ? 12 : 3

/** Color of the previous page. The site doesn't use it, so frames of that page can be recognized. */
const BEFORE = 'rgb(255, 0, 255)'

type Frame = { data: string; sessionId: number }

/** Returns the color of the lower edge of a frame, which shows the page's background without text. */
async function readBackground(frame: string): Promise<string> {
  const image = sharp(Buffer.from(frame, 'base64'))
  const { width, height } = await image.metadata()
  const pixel = await image
    .extract({ left: Math.round(width / 2), top: height - 4, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return `rgb(${[...pixel].join(', ')})`
}

for (const [colorScheme, stored, background] of [
  ['light', null, LIGHT],
  ['dark', null, DARK],
  ['light', 'dark', DARK],
  ['dark', 'light', LIGHT],
] as const) {
  test(`system ${colorScheme}, stored ${stored}: every frame is right`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.addInitScript((value) => {
      if (value) localStorage.setItem('theme', value)
    }, stored)
    await page.route('/before/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<html style="background: ${BEFORE}">` }),
    )
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    // Slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
    // For files that hosts compress to a third, and this one doesn't.
    const throughput = (3 * 1.6 * 1024 * 1024) / 8
    await devtools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 150 },
      ...{ downloadThroughput: throughput, uploadThroughput: throughput / 2 },
    })
    let frames: string[] = []
    devtools.on('Page.screencastFrame', ({ data, sessionId }: Frame) => {
      frames.push(data)
      // The session may have ended with the test.
      devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    for (let load = 0; load < LOADS; load += 1) {
      await page.goto('/before/')
      frames = []
      await devtools.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
      await open(page)
      await devtools.send('Page.stopScreencast')
      const shown = (await Promise.all(frames.map(readBackground))).filter((it) => it !== BEFORE)
      expect(shown.length).toBeGreaterThan(0)
      expect(new Set(shown)).toEqual(new Set([background]))
    }
  })
}
