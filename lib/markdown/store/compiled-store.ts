import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { hashBytes } from '@/lib/assets/asset'
import { findDocumentKind } from '@/lib/source/content-folders'
import { normalizeText, toSourceText } from '@/lib/source/source-text'
import { hashModules } from '@/lib/cache/module-graph'
import type { Highlight } from '../code/highlighter'
import type { CompiledMdx } from '../compile/compile'
import { isPartial } from '@/lib/source/partials'

const CACHE_FOLDER = path.join('.cache', 'mdx')

/** The module that compiles bodies. Everything it imports is part of the key of a compiled body. */
const PIPELINE = 'lib/markdown/compile/compile.ts'

/** Hash of everything that a compilation depends on besides the document. */
let pipelineHash: Promise<string> | undefined

/** Returns the partials that a document imports, directly or indirectly, by content path. Missing ones are left out. */
async function readPartials(file: string, text: string): Promise<Map<string, string>> {
  const partials = new Map<string, string>()
  const visit = async (from: string, body: string): Promise<void> => {
    for (const match of body.matchAll(/^import\s[^'"]*['"]([^'"]+)['"]/gm)) {
      const specifier = match[1] ?? ''
      if (!isPartial(specifier)) continue
      const partial = path.posix.join(path.posix.dirname(from), specifier)
      if (partials.has(partial)) continue
      const content = await readFile(partial, 'utf8').catch(() => undefined)
      if (content === undefined) continue
      partials.set(partial, toSourceText(partial, content).body)
      await visit(partial, content)
    }
  }
  await visit(file, text)
  return partials
}

/** Whether the files that a document references are unchanged since it was compiled. */
async function isCurrent({ dependencies }: CompiledMdx): Promise<boolean> {
  for (const [file, hash] of Object.entries(dependencies)) {
    const found = await readFile(file).then(hashBytes, () => '')
    if (found !== hash) return false
  }
  return true
}

async function readCached(file: string): Promise<CompiledMdx | undefined> {
  try {
    const cached = JSON.parse(await readFile(file, 'utf8')) as CompiledMdx
    return (await isCurrent(cached)) ? cached : undefined
  } catch {
    return undefined
  }
}

type Entry = { text: string; partials: Map<string, string>; entry: string }

function toCacheFile(entry: string): string {
  return path.join(CACHE_FOLDER, `${entry}.json`)
}

/** Returns what a file is compiled from, and a hash of its text, its partials and the pipeline. */
async function findEntry(file: string): Promise<Entry> {
  const text = normalizeText(await readFile(file, 'utf8'))
  const partials = await readPartials(file, text)
  pipelineHash ??= hashModules([PIPELINE])
  const entry = createHash('sha256')
    .update(JSON.stringify([await pipelineHash, file, findDocumentKind(file), text, [...partials]]))
    .digest('hex')
    .slice(0, 32)
  return { text, partials, entry }
}

/** A compiled body without its code, which is most of its size. */
export type CompiledOutline = Omit<CompiledMdx, 'code'> & {
  /** Hash of the body's code. */
  key: string
  /** Name of the store entry that contains it. */
  entry: string
  /** Content paths of the partials that the body includes. */
  partials: string[]
}

function toOutline({ code, ...outline }: CompiledMdx, { entry, partials }: Entry): CompiledOutline {
  const key = createHash('sha256').update(code).digest('hex').slice(0, 16)
  return { ...outline, key, entry, partials: [...partials.keys()] }
}

/** Returns the outline of a content file, or undefined if it must be compiled first. */
export async function findOutline(file: string): Promise<CompiledOutline | undefined> {
  const entry = await findEntry(file)
  const cached = await readCached(toCacheFile(entry.entry))
  return cached && toOutline(cached, entry)
}

/**
 * Returns the outline of a content file, which is compiled if necessary.
 * @param highlight highlights its code in another thread
 */
export async function getOutline(file: string, highlight?: Highlight): Promise<CompiledOutline> {
  const entry = await findEntry(file)
  return toOutline(await compile(file, entry, highlight), entry)
}

/**
 * Reads the code of a compiled body.
 * @param entry name of the store entry, from an outline
 * @throws Error if it is not in the store
 */
export function readBodyCode(entry: string): string {
  return (JSON.parse(readFileSync(toCacheFile(entry), 'utf8')) as CompiledMdx).code
}

/** Loads the compiler and a grammar before a maintainer waits for them. They take a second. */
export async function warmUpCompiler(): Promise<void> {
  const { compileMdx } = await import('../compile/compile')
  await compileMdx(toSourceText('warm-up.md', '```ts\nlet warm\n```\n'), new Map())
}

async function compile(
  file: string,
  { text, partials, entry }: Entry,
  highlight?: Highlight,
): Promise<CompiledMdx> {
  const cacheFile = toCacheFile(entry)
  const cached = await readCached(cacheFile)
  if (cached) return cached
  // Loaded only on a cache miss: if all bodies are cached, the page workers of a build never load grammars.
  const { compileMdx } = await import('../compile/compile')
  const source = { ...toSourceText(file, text), kind: findDocumentKind(file) }
  const compiled = await compileMdx(source, partials, highlight)
  await mkdir(CACHE_FOLDER, { recursive: true })
  const unfinished = `${cacheFile}.${process.pid}.${threadId}`
  await writeFile(unfinished, JSON.stringify(compiled))
  await rename(unfinished, cacheFile)
  return compiled
}
