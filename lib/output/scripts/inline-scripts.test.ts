import { Script } from 'node:vm'
import { describe, expect, test } from '@jest/globals'
import { listInlineScripts } from './inline-scripts'

describe('every script', () => {
  test('is one function without imports, comments or local paths, and cannot close its element', async () => {
    for (const { path, create } of listInlineScripts()) {
      const text = String(await create())
      expect(() => new Script(text, { filename: path })).not.toThrow()
      expect(text).toMatch(/^(?:"use strict";)?\(\(\)=>\{.*\}\)\(\);$/s)
      expect(text).not.toMatch(/<\/script|\/\*|process\.|import\b/)
      expect(text).not.toContain(process.cwd())
    }
  })

  test('on every page has the same text each time, with only what it needs of the modules it imports', async () => {
    const script = listInlineScripts().find(({ path }) => path.includes('before-content'))
    const text = String(await script?.create())
    expect(await script?.create()).toBe(text)
    expect(text.length).toBeLessThan(4_450)
  })
})
