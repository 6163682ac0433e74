import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Builder, By, Key } from 'selenium-webdriver'
import type * as Remote from 'selenium-webdriver/remote'
import type { Launch } from './driven-page'

// A folder, which only CommonJS can name.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof Remote

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

const keys: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
}

/** WebKitGTK, whose engine is Safari's, on a screen that nobody sees. */
export const launchSystemWebkit: Launch = async () => {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = String(await once(screen.stdout, 'data')).trim()
  const service = new DriverService.Builder(WEBKIT_DRIVER)
    .setLoopback(true)
    .setEnvironment({ ...(process.env as Record<string, string>), DISPLAY: `:${display}` })
    .build()
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  const window = driver.manage().window()
  const evaluate = (script: string) => driver.executeScript(`return (async () => (${script}))()`)
  const moveTo = (x: number, y: number) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 })
  const act = (kind: 'keyDown' | 'keyUp', key: string) => {
    const actions = driver.actions()
    return actions[kind](keys[key] ?? key).perform()
  }
  return {
    evaluate,
    goto: (url) => driver.get(url),
    $: async (selector) => {
      const element = await driver.findElement(By.css(selector))
      const evaluateInFrame = async (script: string) => {
        await driver.switchTo().frame(element)
        return evaluate(script).finally(() => driver.switchTo().defaultContent())
      }
      return { contentFrame: () => Promise.resolve({ evaluate: evaluateInFrame }) }
    },
    mouse: {
      move: (x, y) => moveTo(x, y).perform(),
      click: (x, y) => moveTo(x, y).press().release().perform(),
    },
    keyboard: {
      down: (key) => act('keyDown', key),
      up: (key) => act('keyUp', key),
      type: (text) => driver.actions().sendKeys(text).perform(),
    },
    setSize: async (width, height) => {
      await window.setRect({ width, height })
      // The window has a toolbar.
      const [w = 0, h = 0] = (await evaluate('[innerWidth, innerHeight]')) as number[]
      await window.setRect({ width: 2 * width - w, height: 2 * height - h })
    },
    end: async () => {
      await driver.quit()
      await service.kill()
      screen.kill()
    },
  }
}
