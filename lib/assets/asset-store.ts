import { access, copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '@/lib/problems/problem'
import type { Asset } from './asset'
import { imageSettings } from './settings'

/** Where finished assets are kept; a name stands for one content, so what is there is never made again. */
const STORE_FOLDER = path.join('.cache', 'assets')

/** What the dev server says of the types that a browser does not find out itself. */
const mediaTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
}

/** Path of an asset in the store. */
function toStoredFile(name: string): string {
  return path.join(STORE_FOLDER, name)
}

async function isStored(name: string): Promise<boolean> {
  return access(toStoredFile(name)).then(
    () => true,
    () => false,
  )
}

/**
 * WebP, and no AVIF: at the specified quality AVIF files of screenshots are a tenth larger and take 25 times as long.
 * Every browser that knows the site's style sheet knows WebP.
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

let writes = 0

async function writeAsset({ name, file, width }: Asset): Promise<Problem | undefined> {
  if (await isStored(name)) return undefined
  await mkdir(STORE_FOLDER, { recursive: true })
  const unfinished = toStoredFile(`${name}.${process.pid}.${writes++}`)
  if (width === undefined) {
    await copyFile(file, unfinished)
  } else {
    let encoded: Buffer
    try {
      encoded = await encode(file, width)
    } catch (error) {
      return toProblem(file, error)
    }
    await writeFile(unfinished, encoded)
  }
  await rename(unfinished, toStoredFile(name))
  return undefined
}

/** Makes the assets that are not in the store yet. An image that has a size but no sound pixels is a problem. */
export async function writeAssets(assets: Asset[]): Promise<Problem[]> {
  const byName = new Map(assets.map((asset) => [asset.name, asset]))
  const outcomes = await Promise.all([...byName.values()].map(writeAsset))
  const problems = outcomes.filter((problem) => problem !== undefined)
  return [...new Map(problems.map((problem) => [problem.path, problem])).values()]
}

/** Names of all assets in the store, those of earlier builds too. */
export async function listStoredAssets(): Promise<string[]> {
  return readdir(STORE_FOLDER).catch(() => [])
}

/** An asset of the store, or undefined if it is not there. */
export async function findStoredAsset(
  name: string,
): Promise<{ type: string; bytes: Buffer } | undefined> {
  if (!(await isStored(name))) return undefined
  const type = mediaTypes[path.extname(name)] ?? 'application/octet-stream'
  return { type, bytes: await readFile(toStoredFile(name)) }
}

/** Copies an asset out of the store; false if it is not there. */
export async function copyStoredAsset(name: string, folder: string): Promise<boolean> {
  if (!(await isStored(name))) return false
  await mkdir(folder, { recursive: true })
  await copyFile(toStoredFile(name), path.join(folder, name))
  return true
}
