import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openStore } from '@/lib/cache/store'
import type { Problem } from '@/lib/problems/problem'
import type { Asset } from './asset'
import { imageSettings } from './settings'

/** Finished assets. A name follows from the content, so what is there is never made again. */
const store = openStore<Uint8Array>('assets')

/** What the dev server says of the types that a browser does not find out itself. */
const mediaTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * WebP, and no AVIF: at the specified quality AVIF files of screenshots are a tenth larger and take 25 times as long.
 * Every browser that supports the site's stylesheet supports WebP.
 */
async function encode(file: string, width: number): Promise<Buffer> {
  // Loaded on a miss only: a site without images, or with all of them encoded, never loads the encoder.
  const { default: sharp } = await import('sharp')
  return sharp(file)
    .autoOrient()
    .resize({ width })
    .webp({ quality: imageSettings.quality })
    .toBuffer()
}

function toProblem(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error)
  return {
    path: file,
    line: 1,
    column: 1,
    message: `the image cannot be read: ${reason}`,
    fix: 'save it again',
  }
}

async function writeAsset({ name, file, width }: Asset): Promise<Problem | undefined> {
  if (store.find(name)) return undefined
  if (width === undefined) {
    store.keep(name, await readFile(file))
    return undefined
  }
  try {
    store.keep(name, await encode(file, width))
    return undefined
  } catch (error) {
    return toProblem(file, error)
  }
}

/** Makes the assets that are not in the store yet. An image that has a size but no sound pixels is a problem. */
export async function writeAssets(assets: Asset[]): Promise<Problem[]> {
  const byName = new Map(assets.map((asset) => [asset.name, asset]))
  const outcomes = await Promise.all([...byName.values()].map(writeAsset))
  const problems = outcomes.filter((problem) => problem !== undefined)
  return [...new Map(problems.map((problem) => [problem.path, problem])).values()]
}

/** An asset of the store, or undefined if it is not there. */
export function findStoredAsset(name: string): { type: string; bytes: Uint8Array } | undefined {
  const bytes = store.find(name)
  const type = mediaTypes[path.extname(name)] ?? 'application/octet-stream'
  return bytes && { type, bytes }
}

/** Forgets assets that no page has shown for a while. */
export function pruneAssets(): void {
  store.prune()
}
