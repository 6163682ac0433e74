import { Script } from 'node:vm'
import { describe, expect, test } from '@jest/globals'
import { bundleScript, listInlineScripts } from './inline-scripts'

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

  test('has the same text each time, so its hash is the same on every page', async () => {
    expect(await bundleScript('before-content')).toBe(await bundleScript('before-content'))
  })

  test('on every page bundles only what it needs of the modules it imports', async () => {
    expect((await bundleScript('before-content')).length).toBeLessThan(4_450)
  })
})
