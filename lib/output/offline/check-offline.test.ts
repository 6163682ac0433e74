import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { checkOffline } from './check-offline'
import { createKillSwitch, createWorker, readManifest } from './worker-file'
import { toHash } from './write-offline'

let folder: string

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'offline-'))
  const toFile = (name: string, text: string) => {
    write(name, text)
    return { path: name, size: text.length, hash: toHash(text) }
  }
  const shell = [toFile('index.html', 'home'), toFile('404.html', 'not found')]
  const manifest = { build: 'b', shell, routes: '', versions: [], hashedFolders: [] }
  write('sw.js', await createWorker(manifest))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('accepts a worker that matches the files', async () => {
  await expect(checkOffline(folder)).resolves.toBeUndefined()
})

test('requires a worker', async () => {
  rmSync(path.join(folder, 'sw.js'))
  await expect(checkOffline(folder)).rejects.toThrow(
    `${folder}/sw.js is missing.  Fix: run npm run build`,
  )
})

test('requires every file that the worker lists', async () => {
  rmSync(path.join(folder, '404.html'))
  await expect(checkOffline(folder)).rejects.toThrow('it lists 404.html, which is missing')
})

test('rejects files from two builds', async () => {
  write('index.html', 'the home page of the next build')
  await expect(checkOffline(folder)).rejects.toThrow('index.html is from another build')
})

test('accepts a worker that removes itself and lists no files', async () => {
  const worker = await createKillSwitch()
  write('sw.js', worker)
  expect(readManifest(worker)).toBeUndefined()
  await expect(checkOffline(folder)).resolves.toBeUndefined()
})
