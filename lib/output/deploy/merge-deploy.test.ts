import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { STATIC_FOLDER } from '@/lib/core/static-folder'
import { provideFiles } from '@/lib/testing/temporary-files'
import { KEPT_FILES_MANIFEST, mergeDeploy } from './merge-deploy'

provideFiles(() => Promise.resolve({}))

const CHUNKS = `${STATIC_FOLDER}/chunks`

/** Writes an export with these files in addition to those that every export has. */
async function write(folder: string, files: Record<string, string>): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const all = { '404.html': folder, 'index.html': folder, [`${CHUNKS}/app.js`]: folder, ...files }
  for (const [file, content] of Object.entries(all)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
}

const read = (file: string) => readFileSync(file, 'utf8')
const readManifest = (folder: string): unknown =>
  JSON.parse(read(`${folder}/${KEPT_FILES_MANIFEST}`))

const at = (day: number) => new Date(Date.UTC(2026, 0, day))

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

beforeEach(async () => {
  await write('old', { [`${CHUNKS}/old.js`]: 'old' })
  await write('new', { [`${CHUNKS}/new.js`]: 'new' })
})

test('keeps the files that open pages may request, under the same names', async () => {
  const kept = {
    [`${CHUNKS}/old.js`]: 'script',
    [`${CHUNKS}/old.css`]: 'styles',
    [`${CHUNKS}/old.js.br`]: 'compressed script',
    'assets/picture.1a2b.png': 'picture',
    'live-frame/frame.1a2b.html': 'frame of live code',
    'math/katex.1a2b.css': 'formulas',
    'mermaid-frame/chunk-1A2B.js': 'part of Mermaid',
    'routes/1a2b.json': 'routes',
  }
  await write('old', kept)
  const bytes = Object.values(kept).join('').length
  expect(await mergeDeploy('old', 'new')).toEqual({ files: 8, bytes, expired: 0 })
  for (const [file, content] of Object.entries(kept)) expect(read(`new/${file}`)).toBe(content)
})

test('does not keep pages or files with fixed names', async () => {
  await write('old', {
    'gone/index.html': 'page',
    'gone.html': 'page',
    'mermaid-frame/other.html': 'page',
    'img/old.png': 'picture',
    'sitemap.xml': 'sitemap',
  })
  const before = await listFiles('new')
  expect(await mergeDeploy('old', 'new')).toEqual({ files: 0, bytes: 0, expired: 0 })
  expect((await listFiles('new')).sort()).toEqual([...before, KEPT_FILES_MANIFEST].sort())
})

test('neither changes a file of the new build nor hides it behind an old compressed copy', async () => {
  await write('old', { 'mermaid-frame/mermaid.js': 'old', 'mermaid-frame/mermaid.js.gz': 'old' })
  await write('new', { 'mermaid-frame/mermaid.js': 'new' })
  await mergeDeploy('old', 'new')
  expect(read(`new/${CHUNKS}/app.js`)).toBe('new')
  expect(read('new/mermaid-frame/mermaid.js')).toBe('new')
  expect(existsSync('new/mermaid-frame/mermaid.js.gz')).toBe(false)
})

test('keeps a file for the given number of days after the last build that included it', async () => {
  const old = `${CHUNKS}/old.js`
  const deploy = async (day: number, files: Record<string, string>) => {
    await cp('new', 'deployed', { recursive: true, force: true })
    await write('new', files)
    const summary = await mergeDeploy('deployed', 'new', { days: 10, now: at(day) })
    rmSync('deployed', { recursive: true })
    return summary
  }
  await write('new', { [old]: 'old' })
  // Still current on the third day, and replaced on the fifth.
  expect(await deploy(3, { [old]: 'old' })).toMatchObject({ files: 0 })
  expect(await deploy(5, {})).toMatchObject({ files: 1, expired: 0 })
  expect(readManifest('new')).toEqual({ files: { [old]: at(5).toISOString() } })
  expect(await deploy(15, {})).toMatchObject({ files: 1, expired: 0 })
  expect(readManifest('new')).toEqual({ files: { [old]: at(5).toISOString() } })
  expect(await deploy(16, {})).toMatchObject({ files: 0, expired: 1 })
  expect(readManifest('new')).toEqual({ files: {} })
  expect(existsSync(`new/${old}`)).toBe(false)
})

test('forgets the date of a file that a build includes again', async () => {
  const old = `${CHUNKS}/old.js`
  await mergeDeploy('old', 'new', { now: at(1) })
  await write('third', { [old]: 'old' })
  await mergeDeploy('new', 'third', { now: at(2) })
  expect(readManifest('third')).toEqual({
    files: { [`${CHUNKS}/new.js`]: at(2).toISOString() },
  })
})

test('merging again changes nothing', async () => {
  await mergeDeploy('old', 'new', { now: at(1) })
  const manifest = readManifest('new')
  expect(await mergeDeploy('old', 'new', { now: at(1) })).toMatchObject({ files: 1 })
  expect(readManifest('new')).toEqual(manifest)
})

test.each(['{"files":', '{}', '{"files":{"a":"yesterday"}}'])(
  'restarts the retention period if the manifest is damaged: %s',
  async (manifest) => {
    writeFileSync(`old/${KEPT_FILES_MANIFEST}`, manifest)
    await mergeDeploy('old', 'new', { now: at(7) })
    expect(readManifest('new')).toEqual({
      files: { [`${CHUNKS}/old.js`]: at(7).toISOString() },
    })
  },
)

test('names the wrong folder', async () => {
  await mkdir('empty', { recursive: true })
  await cp('new', 'old/inside', { recursive: true })
  await expect(mergeDeploy('missing', 'new')).rejects.toThrow('The folder missing does not exist')
  await expect(mergeDeploy('old', 'missing')).rejects.toThrow('The folder missing does not exist')
  await expect(mergeDeploy('empty', 'new')).rejects.toThrow(
    'empty is not an export of this site.  Fix: pass the folder that contains 404.html',
  )
  const overlap =
    'are the same folder, or one is inside the other.  Fix: copy the deployed files elsewhere before you build'
  await expect(mergeDeploy('new', 'new/')).rejects.toThrow(`new and new/ ${overlap}`)
  await expect(mergeDeploy('old/inside', 'old')).rejects.toThrow(`old/inside and old ${overlap}`)
})
