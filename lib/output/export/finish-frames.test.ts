import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { toSampleExport, toSamplePage } from '@/lib/testing/sample-export'
import { finishExport } from './finish'

const framePage =
  '<!doctype html><html><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content=""/></head></html>'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'))
})

afterEach(() => rm(folder, { recursive: true }))

test.each([
  ['live code', '/live-frame/frame.1.html', ['live-frame/frame.1.html']],
  ['diagrams', '/mermaid-frame/frame.html', ['mermaid-frame/frame.html', 'mermaid-frame/frame.js']],
  ['neither', '/', []],
])('a site with %s keeps the frames that it has pages for', async (_, href, frames) => {
  const files = {
    ...toSampleExport({ '/': toSamplePage({ body: href }) }),
    'mermaid-frame/frame.html': framePage,
    'mermaid-frame/frame.js': '',
    'live-frame/frame.1.html': framePage,
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  const { pages } = await finishExport(folder)
  const left = await readdir(folder, { recursive: true })
  expect(left.filter((name) => /-frame.*\.\w+$/.test(name)).sort()).toEqual(frames)
  // The page itself, the one for unknown URLs, and the frame.
  expect(pages).toBe(2 + (frames.length > 0 ? 1 : 0))
})
