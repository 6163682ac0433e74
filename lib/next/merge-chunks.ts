import { createHash } from 'node:crypto'
import { CHUNKS_FOLDER } from './static-files'

/**
 * Assumption: a script that imports a module on demand contains a list of the files to load first, and scripts register
 * their modules independently of their own names. A module that two scripts register is created once.
 * https://github.com/vercel/next.js/tree/canary/turbopack/crates/turbopack-ecmascript-runtime/js/src/browser
 */
const FILE_LIST = /\[((?:"static\/chunks\/[\w.~-]+\.(?:js|css)",?)+)\](?=\.map\()/g

/** Returns a name that depends on the content, like the bundler's names. */
function toName(content: string): string {
  return `${createHash('sha256').update(content).digest('hex').slice(0, 13)}.js`
}

/**
 * Merges the scripts that are loaded together on demand, so that they take one request. The bundler separates modules
 * that several imports share, even if that saves few bytes. The separate scripts remain for pages that need only one.
 * @param scripts text of each chunk, by path relative to the export's folder
 */
export function mergeChunks(scripts: ReadonlyMap<string, string>): Map<string, string> {
  const merged = new Map<string, string>()
  const mergeList = (list: string, names: string): string => {
    const files = names.split(',').map((name) => `_next/${name.slice(1, -1)}`)
    const together = files.filter((file) => scripts.has(file))
    if (together.length < 2) return list
    const content = together.map((file) => scripts.get(file) ?? '').join('\n')
    const file = `${CHUNKS_FOLDER}${toName(content)}`
    merged.set(file, content)
    const rest = files.filter((each) => !scripts.has(each))
    return JSON.stringify([file, ...rest].map((each) => each.replace(/^_next\//, '')))
  }
  const changed = [...scripts].map(
    ([file, text]) => [file, text.replace(FILE_LIST, mergeList)] as const,
  )
  return new Map([...changed, ...merged])
}
