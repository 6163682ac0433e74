// Runs a command in this folder: `node lib/commands/run.mjs build --out preview`.
//
// The commands are written in TypeScript. They are bundled into .cache/tools, and bundled again when one of their
// modules has changed. A loader would cost every process and every thread seconds.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const FOLDER = path.join('.cache', 'tools')

/** Describes the newest bundle: its name, and the hash of each module. */
const CURRENT = path.join(FOLDER, 'current.json')

/** Number of older bundles to keep, so that switching back to another branch costs nothing. */
const KEPT_BUNDLES = 4

/** Files that a bundle depends on besides its modules. */
const SETTINGS = ['lib/commands/run.mjs', 'tsconfig.json', 'package-lock.json']

/** Threads are started by file, so each one is an entry point. */
const WORKERS = ['lib/markdown/store/compile-worker.ts']

/** @param {string} file */
function hashFile(file) {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : ''
}

/** @param {string[]} files */
function hashFiles(files) {
  return Object.fromEntries(files.map((file) => [file, hashFile(file)]))
}

/** Returns the folder of a bundle that is up to date, or undefined if there is none. */
function findBundle() {
  try {
    const { name, hashes } = JSON.parse(readFileSync(CURRENT, 'utf8'))
    const isCurrent = Object.entries(hashes).every(([file, hash]) => hashFile(file) === hash)
    const folder = path.join(FOLDER, name)
    return isCurrent && existsSync(folder) ? folder : undefined
  } catch {
    return undefined
  }
}

/** @param {string} kept name of the newest bundle */
function removeOldBundles(kept) {
  const others = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== kept)
    .map(({ name }) => name)
  for (const name of others.slice(0, Math.max(0, others.length - KEPT_BUNDLES))) {
    rmSync(path.join(FOLDER, name), { recursive: true, force: true })
  }
}

async function bundle() {
  const { build } = await import('esbuild')
  const commands = readdirSync('lib/commands')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `lib/commands/${file}`)
  const unfinished = path.join(FOLDER, `unfinished-${process.pid}`)
  const { metafile } = await build({
    entryPoints: [...commands, ...WORKERS],
    outdir: unfinished,
    entryNames: '[name]',
    chunkNames: 'chunk-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'error',
  })
  const hashes = hashFiles([...SETTINGS, ...Object.keys(metafile.inputs)])
  const name = createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 16)
  const folder = path.join(FOLDER, name)
  // Another process may have written the same bundle in the meantime.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  writeFileSync(`${CURRENT}.${process.pid}`, JSON.stringify({ name, hashes }))
  renameSync(`${CURRENT}.${process.pid}`, CURRENT)
  removeOldBundles(name)
  return folder
}

mkdirSync(FOLDER, { recursive: true })
const [command, ...args] = process.argv.slice(2)
const folder = findBundle() ?? (await bundle())
const file = path.join(folder, `${command}.mjs`)
if (command !== undefined && existsSync(file)) {
  process.setSourceMapsEnabled(true)
  process.argv = [process.argv[0] ?? '', file, ...args]
  await import(pathToFileURL(file).href)
} else {
  process.stderr.write(`There is no command "${command ?? ''}" in lib/commands.\n`)
  process.exitCode = 1
}
