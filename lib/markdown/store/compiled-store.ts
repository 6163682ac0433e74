import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { hashBytes } from '@/lib/assets/asset'
import { writeAssets } from '@/lib/assets/asset-store'
import { normalizeText, toSourceText } from '@/lib/source/source-text'
import { hashModules } from '@/lib/build/module-graph'
import type { CompiledMdx } from '../compile/compile'
import { isPartial } from '@/lib/source/partials'
import type { PreviewImage } from '../images/preview-image'

const CACHE_FOLDER = path.join('.cache', 'mdx')

/** The module that compiles bodies: whatever it imports is part of the key of what it compiled. */
const PIPELINE = 'lib/markdown/compile/compile.ts'

/** Everything a compilation depends on besides the document. */
let pipelineHash: Promise<string> | undefined

/** The partials a document imports, directly or through others, by content path; missing ones are left out. */
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

/** Whether the files that a document names are what they were when it was compiled. */
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

type Entry = { text: string; partials: Map<string, string>; cacheFile: string }

/** Where the compiled body of a file is kept: under a hash of its text, its partials and the pipeline. */
async function findEntry(file: string): Promise<Entry> {
  const text = normalizeText(await readFile(file, 'utf8'))
  const partials = await readPartials(file, text)
  pipelineHash ??= hashModules(PIPELINE)
  const key = createHash('sha256')
    .update(JSON.stringify([await pipelineHash, file, text, [...partials]]))
    .digest('hex')
    .slice(0, 32)
  return { text, partials, cacheFile: path.join(CACHE_FOLDER, `${key}.json`) }
}

/** What is known of a compiled body without the body itself, which is most of its size. */
export type CompiledOutline = Pick<
  CompiledMdx,
  'anchors' | 'links' | 'cardLists' | 'assets' | 'problems'
>

function toOutline({ anchors, links, cardLists, assets, problems }: CompiledMdx): CompiledOutline {
  return { anchors, links, cardLists, assets, problems }
}

/** The outline of a content file, or undefined if it has to be compiled first. */
export async function findOutline(file: string): Promise<CompiledOutline | undefined> {
  const cached = await readCached((await findEntry(file)).cacheFile)
  return cached && toOutline(cached)
}

/** The outline of a content file, which is compiled if it has to be. */
export async function getOutline(file: string): Promise<CompiledOutline> {
  return toOutline(await compile(file))
}

let warmUp: Promise<unknown> | undefined

/** Loads the compiler and a grammar ahead of a maintainer's first edit, which would wait a second for them. */
function warmUpCompiler(): void {
  warmUp ??= import('../compile/compile').then(({ compileMdx }) =>
    compileMdx(toSourceText('warm-up.md', '```ts\nlet warm\n```\n'), new Map()),
  )
}

async function compile(file: string): Promise<CompiledMdx> {
  const { text, partials, cacheFile } = await findEntry(file)
  const cached = await readCached(cacheFile)
  if (cached) {
    if (process.env.NODE_ENV === 'development') warmUpCompiler()
    return cached
  }
  // Loaded on a miss only: a build whose bodies are compiled never loads grammars in its page workers.
  const { compileMdx } = await import('../compile/compile')
  const compiled = await compileMdx(toSourceText(file, text), partials)
  await mkdir(CACHE_FOLDER, { recursive: true })
  const unfinished = `${cacheFile}.${process.pid}.${threadId}`
  await writeFile(unfinished, JSON.stringify(compiled))
  await rename(unfinished, cacheFile)
  return compiled
}

/**
 * The compiled body of a content file, compiled once for dev and build; what goes with it is in the store of assets.
 * @param file content path from the repository root
 */
export async function getCompiledMdx(file: string): Promise<CompiledMdx> {
  const compiled = await compile(file)
  const broken = await writeAssets(compiled.assets)
  return broken.length > 0 ? { ...compiled, problems: [...compiled.problems, ...broken] } : compiled
}

/**
 * The picture for links to a document; undefined if its front matter names none.
 * @param file content path from the repository root
 */
export async function findPreviewImage(
  file: string,
  { image }: { image?: string | undefined },
): Promise<PreviewImage | undefined> {
  return image === undefined ? undefined : (await getCompiledMdx(file)).preview
}
