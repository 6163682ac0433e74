/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { INSTALLED_KEY, findOfflineMode } from './offline-mode'

/** Sets what the browser reports: matching media queries, and facts about the connection. */
function setBrowser({ media = '', ...known }: { media?: string; [key: string]: unknown }): void {
  window.matchMedia = (query) =>
    ({ matches: media !== '' && query.includes(media) }) as MediaQueryList
  for (const key of ['connection', 'standalone', 'getInstalledRelatedApps']) {
    Object.defineProperty(navigator, key, { value: known[key], configurable: true })
  }
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  setBrowser({})
})

const off = { isActive: false, keepsVersion: false }
const app = { isActive: true, keepsVersion: true }
const reader = { isActive: true, keepsVersion: false }

test('offline mode is off on a desktop', async () => {
  expect(await findOfflineMode()).toEqual(off)
})

test.each([
  ['the app was installed', () => localStorage.setItem(INSTALLED_KEY, 'true'), app],
  [
    'a related app is installed',
    () => setBrowser({ getInstalledRelatedApps: () => Promise.resolve([{}]) }),
    app,
  ],
  ['it is shown as an app', () => setBrowser({ media: 'display-mode: standalone' }), app],
  ['it is shown as an app of Safari', () => setBrowser({ standalone: true }), app],
  ['the query asks for it', () => history.replaceState(null, '', '/?offlineMode=true'), app],
  ['the query says something else', () => history.replaceState(null, '', '/?offlineMode=1'), off],
  ['the page is as narrow as on a phone', () => setBrowser({ media: '< 996px' }), reader],
  ['the reader saves data', () => setBrowser({ connection: { saveData: true } }), reader],
  [
    'an app saves data',
    () => setBrowser({ standalone: true, connection: { saveData: true } }),
    reader,
  ],
  [
    'an app is on 2g',
    () => setBrowser({ standalone: true, connection: { effectiveType: 'slow-2g' } }),
    reader,
  ],
  [
    'an app is on 4g',
    () => setBrowser({ standalone: true, connection: { effectiveType: '4g' } }),
    app,
  ],
])('offline mode when %s', async (_, prepare, mode) => {
  prepare()
  expect(await findOfflineMode()).toEqual(mode)
})
