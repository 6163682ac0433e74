import { Script } from 'node:vm'
import { describe, expect, test } from '@jest/globals'
import { bundleScript, bundleScripts, fillScripts } from './inline-scripts'

describe('every script', () => {
  test('is one function without imports, comments or local paths, and cannot close its element', async () => {
    for (const [name, text] of Object.entries(await bundleScripts())) {
      expect(() => new Script(text, { filename: name })).not.toThrow()
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

describe('fillScripts', () => {
  test('inserts scripts unchanged at their placeholders, and nowhere else', () => {
    const scripts = { 'before-content': 'a("$1 $&")', redirect: 'b()' }
    const html =
      '<script data-script="before-content" data-id="x"></script><p>1</p><script></script><script data-script="redirect"></script>'
    expect(fillScripts(html, scripts)).toBe(
      '<script data-id="x">a("$1 $&")</script><p>1</p><script></script><script>b()</script>',
    )
  })

  test('throws if a placeholder names a script that does not exist', () => {
    expect(() => fillScripts('<script data-script="other"></script>', {})).toThrow(
      'There is no inline script "other".',
    )
  })
})
