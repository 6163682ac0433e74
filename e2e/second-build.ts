import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const TEXT_FILE = /\.(?:html|txt|js|css|json)$/

/** Returns a name of the same length, because the payload counts its characters. */
const toSecond = (name: string) => `zz${name.slice(2)}`

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * Updates the hashes in a page's policy. It allows inline scripts by their text, which contains the names of chunks.
 */
function updatePolicy(before: string, after: string): string {
  const read = (html: string) =>
    [...html.matchAll(/<script(?: [^>]*)?>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const scripts = read(after)
  return read(before).reduce(
    (html, text, at) => html.replaceAll(hash(text), hash(scripts[at] ?? '')),
    after,
  )
}

/** Whether a document, or a list of chunks in it, belongs to the second build. */
export const isSecondBuild = (html: string) => html.includes('/chunks/zz')

/**
 * Copies an export, and renames everything that Next names differently after a change of code: its chunks, and the
 * build itself. To a reader, the copy is the next deployment.
 */
export function makeSecondBuild(folder: string, target: string): void {
  cpSync(folder, target, { recursive: true })
  const nextFolder = path.join(target, '_next', 'static')
  const chunks = readdirSync(path.join(nextFolder, 'chunks'))
  const builds = readdirSync(nextFolder).filter((name) => name !== 'chunks')
  for (const name of chunks) {
    renameSync(
      path.join(nextFolder, 'chunks', name),
      path.join(nextFolder, 'chunks', toSecond(name)),
    )
  }
  for (const name of builds) {
    renameSync(path.join(nextFolder, name), path.join(nextFolder, toSecond(name)))
  }
  const names = new RegExp([...chunks, ...builds].join('|').replaceAll('.', '\\.'), 'g')
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT_FILE.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const before = readFileSync(file, 'utf8')
    const after = before.replace(names, toSecond)
    if (after !== before) writeFileSync(file, updatePolicy(before, after))
  }
}
