import { spawn } from 'node:child_process'
import type { DrivenPage, Launch } from './driven-page'

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

/** Keys that aren't characters: https://w3c.github.io/webdriver/#keyboard-actions */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
}

type Send = (command: string, body?: object) => Promise<unknown>

/** Returns a function that sends commands of WebDriver below a URL. */
function createSend(url: string): Send {
  return async (command, body) => {
    const response = await fetch(url + command, {
      method: body ? 'POST' : 'DELETE',
      body: body && JSON.stringify(body),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`)
    return value
  }
}

/** Starts a session as soon as the driver answers. Returns the function that sends its commands. */
async function startSession(url: string, capabilities: object): Promise<Send> {
  const send = createSend(url)
  for (let attempts = 100; ; attempts -= 1) {
    try {
      const session = (await send('/session', { capabilities })) as { sessionId: string }
      return createSend(`${url}/session/${session.sessionId}`)
    } catch (error) {
      // The driver doesn't listen yet.
      if (!(error instanceof TypeError) || attempts === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

const toKey = (type: 'keyDown' | 'keyUp') => (key: string) => ({ type, value: keys[key] ?? key })

function driveSession(send: Send, end: () => void): DrivenPage {
  const act = async (type: 'key' | 'pointer', actions: object[]) => {
    await send('/actions', { actions: [{ type, id: type, actions }] })
  }
  const moveTo = (x: number, y: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
  })
  // Waits for promises, and passes their errors on.
  const evaluate = async (script: string) => {
    const [value, problem] = (await send('/execute/async', {
      script: `const done = arguments[0];
        (async () => (${script}))().then((value) => done([value]), (error) => done([null, String(error)]))`,
      args: [],
    })) as [unknown, string?]
    if (problem !== undefined) throw new Error(problem)
    return value
  }
  return {
    goto: async (url) => {
      await send('/url', { url })
    },
    setSize: async (width, height) => {
      const rect = { width, height }
      await send('/window/rect', rect)
      // The window has a toolbar.
      const [innerWidth, innerHeight] = (await evaluate('[innerWidth, innerHeight]')) as number[]
      const more = { width: width - (innerWidth ?? 0), height: height - (innerHeight ?? 0) }
      await send('/window/rect', { width: width + more.width, height: height + more.height })
    },
    evaluate,
    evaluateInFrame: async (selector, script) => {
      const id = await send('/element', { using: 'css selector', value: selector })
      await send('/frame', { id })
      try {
        return await evaluate(script)
      } finally {
        await send('/frame', { id: null })
      }
    },
    move: (x, y) => act('pointer', [moveTo(x, y)]),
    click: (x, y) =>
      act('pointer', [
        moveTo(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) =>
      act(
        'key',
        Array.from(text).flatMap((key) => [toKey('keyDown')(key), toKey('keyUp')(key)]),
      ),
    press: (key, ...held) =>
      act('key', [...[...held, key].map(toKey('keyDown')), ...[key, ...held].map(toKey('keyUp'))]),
    close: async () => {
      await send('').catch(() => undefined)
      end()
    },
  }
}

/** WebKitGTK, whose engine is Safari's, on a screen that nobody sees. */
export const launchSystemWebkit: Launch = async () => {
  const port = 20_000 + (process.pid % 20_000)
  const screen = ['-a', '-s', '-screen 0 1600x1200x24']
  const driver = spawn('xvfb-run', [...screen, WEBKIT_DRIVER, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  })
  // With the screen and the browser, which are processes of its group.
  const end = () => {
    if (driver.pid !== undefined) process.kill(-driver.pid)
  }
  const send = await startSession(`http://localhost:${port}`, {})
  return driveSession(send, end)
}
