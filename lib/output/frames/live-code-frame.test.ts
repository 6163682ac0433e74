import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { createLiveFrameFile } from './live-code-frame'

const { path, create } = await createLiveFrameFile()
const content = String(await create())
const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(content)?.[1] ?? ''

test('the page sets its policy right after its encoding, and is not indexed', () => {
  expect(content).toMatch(
    /^<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" /,
  )
  expect(content).toContain('<meta name="robots" content="noindex"/>')
})

test('its policy allows its only script, and no requests', () => {
  const scripts = [...content.matchAll(/<script[^>]*>([^]*?)<\/script>/g)]
  expect(scripts).toHaveLength(1)
  const hash = createHash('sha256')
    .update(scripts[0]?.[1] ?? '')
    .digest('base64')
  expect(policy).toBe(
    `default-src 'none'; script-src 'sha256-${hash}' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`,
  )
})

test('it is built for production, with the site’s tokens and without source maps or local paths', () => {
  expect(content).toContain('--token-keyword:')
  expect(content).not.toContain('Download the React DevTools')
  expect(content).not.toContain('sourceMappingURL')
  expect(content).not.toContain(process.cwd())
})

test('its name contains a hash of its content, which is the same each time', async () => {
  expect(path).toMatch(/^\/live-frame\/frame\.[\da-f]{8}\.html$/)
  expect((await createLiveFrameFile()).path).toBe(path)
})
