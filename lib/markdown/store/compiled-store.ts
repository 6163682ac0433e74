import { readFileSync } from 'node:fs'
import { hashBytes, tryReadFile } from '@/lib/source/assets/asset'
import { findDocumentKind } from '@/lib/source/content-folders'
import { normalizeText, toSourceText } from '@/lib/source/source-text'
import { env } from '@/lib/config/env'
import { hashModules } from '@/lib/source/cache/module-graph'
import { openStore, toKey } from '@/lib/source/cache/store'
import type { CompiledOutline } from '../compile/compile'
import { listOptionSources } from '@/lib/options/option-sources'

const store = openStore<CompiledOutline>('mdx')

/** The module that compiles bodies. Everything it imports is part of the key of a compiled body. */
const PIPELINE = 'lib/markdown/compile/compile.ts'

/** Returns an outline, unless a file that the document includes or references has changed since it was compiled. */
function findCurrent(entry: string): CompiledOutline | undefined {
  const found = store.find(entry)
  const dependencies = Object.entries(found?.dependencies ?? {})
  const isCurrent = dependencies.every(([file, hash]) => hash === hashBytes(tryReadFile(file)))
  return isCurrent ? found : undefined
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

/** Returns the outline of a content file, or undefined if it must be compiled first. */
export async function findOutline(file: string): Promise<CompiledOutline | undefined> {
  const { entry } = await findEntry(file)
  return findCurrent(entry)
}

/** Returns the outline of a content file, which is compiled if necessary. */
export async function getOutline(file: string): Promise<CompiledOutline> {
  const { text, entry } = await findEntry(file)
  const found = findCurrent(entry)
  if (found) return found
  // Loaded only on a cache miss: if all bodies are cached, the page workers of a build never load grammars.
  const { compileMdx } = await import('../compile/compile')
  const source = { ...toSourceText(file, text), kind: findDocumentKind(file) }
  const outline = await compileMdx(source)
  store.keep(entry, outline)
  return outline
}

/** Loads the compiler and a grammar before a maintainer waits for them. They take a second. */
export async function warmUpCompiler(): Promise<void> {
  const { compileMdx } = await import('../compile/compile')
  await compileMdx(toSourceText('warm-up.md', '```ts\nlet warm\n```\n'))
}
