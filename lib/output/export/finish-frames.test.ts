import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { finishExport } from './finish'

const framePage =
  '<!doctype html><html><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content=""/></head></html>'

let folder = ''

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), text)
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'))
  await write('mermaid-frame/frame.html', framePage)
  await write('mermaid-frame/frame.js', '')
  await write('live-frame/frame.1.html', framePage)
})

afterEach(() => rm(folder, { recursive: true }))

test.each([
  ['live code', '/live-frame/frame.1.html', ['live-frame/frame.1.html']],
  ['diagrams', '/mermaid-frame/frame.html', ['mermaid-frame/frame.html', 'mermaid-frame/frame.js']],
  ['neither', '/', []],
])('a site with %s keeps the frames that it has pages for', async (_, href, frames) => {
  await write('index.html', `<html><head><meta charSet="utf-8"/></head><body>${href}</body></html>`)
  const { files, pages } = await finishExport(folder)
  const left = await readdir(folder, { recursive: true })
  expect(left.filter((name) => /\.\w+$/.test(name)).sort()).toEqual(['index.html', ...frames])
  expect([files, pages]).toEqual([1 + frames.length, frames.length > 0 ? 2 : 1])
})
