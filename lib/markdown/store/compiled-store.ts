import { readFileSync } from 'node:fs'
import { hashBytes, tryReadFile } from '@/lib/source/assets/asset'
import { findDocumentKind } from '@/lib/source/content-folders'
import { normalizeText, toSourceText } from '@/lib/source/source-text'
import { env } from '@/lib/config/env'
import { hashModules } from '@/lib/source/cache/module-graph'
import { openStore, toKey } from '@/lib/source/cache/store'
import type { CompiledMdx } from '../compile/compile'
import { listOptionSources } from '@/lib/options/option-sources'

const store = openStore<CompiledMdx>('mdx')

/** The module that compiles bodies. Everything it imports is part of the key of a compiled body. */
const PIPELINE = 'lib/markdown/compile/compile.ts'

/** Whether the files that a document includes or references are unchanged since it was compiled. */
function isCurrent({ dependencies }: CompiledMdx): boolean {
  return Object.entries(dependencies).every(([file, hash]) => hash === hashBytes(tryReadFile(file)))
}

function findCurrent(entry: string): CompiledMdx | undefined {
  const found = store.find(entry)
  return found && isCurrent(found) ? found : undefined
}

/** Returns the text of a file, and a hash of it and of the pipeline, which names its store entry. */
async function findEntry(file: string): Promise<{ text: string; entry: string }> {
  const text = normalizeText(readFileSync(file, 'utf8'))
  const entry = toKey(
    await hashModules([PIPELINE]),
    String(env.trailingSlash),
    file,
    findDocumentKind(file),
    text,
    // A source that is added later isn't among the dependencies.
    text.includes('<OptionIndex') ? listOptionSources() : [],
  )
  return { text, entry }
}

/** A compiled body, and what it contains. */
export type CompiledOutline = CompiledMdx & {
  /** Hash of its code. */
  key: string
}

function toOutline(compiled: CompiledMdx): CompiledOutline {
  return { ...compiled, key: hashBytes(Buffer.from(compiled.code)).slice(0, 16) }
}

/** Returns the outline of a content file, or undefined if it must be compiled first. */
export async function findOutline(file: string): Promise<CompiledOutline | undefined> {
  const { entry } = await findEntry(file)
  const cached = findCurrent(entry)
  return cached && toOutline(cached)
}

/** Returns the outline of a content file, which is compiled if necessary. */
export async function getOutline(file: string): Promise<CompiledOutline> {
  const { text, entry } = await findEntry(file)
  return toOutline(findCurrent(entry) ?? (await compile(file, text, entry)))
}

/** Compiles every file that is not in the cache, and returns the outlines of all files by path. */
export async function compileAll(files: string[]): Promise<Map<string, CompiledOutline>> {
  const outlines = new Map<string, CompiledOutline>()
  for (const file of files) outlines.set(file, await getOutline(file))
  return outlines
}

/** Loads the compiler and a grammar before a maintainer waits for them. They take a second. */
export async function warmUpCompiler(): Promise<void> {
  const { compileMdx } = await import('../compile/compile')
  await compileMdx(toSourceText('warm-up.md', '```ts\nlet warm\n```\n'))
}

async function compile(file: string, text: string, entry: string): Promise<CompiledMdx> {
  // Loaded only on a cache miss: if all bodies are cached, the page workers of a build never load grammars.
  const { compileMdx } = await import('../compile/compile')
  const source = { ...toSourceText(file, text), kind: findDocumentKind(file) }
  const compiled = await compileMdx(source)
  store.keep(entry, compiled)
  return compiled
}
