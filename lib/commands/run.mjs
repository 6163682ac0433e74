// Runs a command in this folder: `node lib/commands/run.mjs build --out preview`.
//
// The commands are written in TypeScript, and bundled each time, which takes a third of a second. A loader would cost
// every process and every thread more than that on Node 20.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

/** Below the repository, because bundles import packages. */
const FOLDER = path.resolve('.cache', 'tools')

const DAY = 24 * 60 * 60 * 1000

const remove = (folder) => rmSync(folder, { recursive: true, force: true })

mkdirSync(FOLDER, { recursive: true })
// A process that was killed has left its bundle.
for (const name of readdirSync(FOLDER)) {
  const old = path.join(FOLDER, name)
  if (Date.now() - (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? 0) > DAY) remove(old)
}

/** Codes of wrong arguments, and of files that can't be written. The messages of both say all that helps. */
const EXPECTED = /^(?:ERR_PARSE_ARGS_\w+|EACCES|EBUSY|ENOSPC|EPERM|EROFS)$/

/** Says without a stack what is wrong: the syntax of a file, a missing package, an argument, or a file on the disk. */
function explain(error) {
  process.exitCode = 1
  for (const { text, location } of error.errors ?? []) {
    const place = location ? `${location.file}:${location.line}:${location.column + 1}` : 'lib'
    process.stderr.write(`${place}  ${text}  Fix: correct the syntax, or the path of the import\n`)
  }
  if (error.errors) return
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? []
  if (name !== undefined)
    process.stderr.write(`The package "${name}" is not installed.  Fix: npm ci\n`)
  else if (EXPECTED.test(error.code)) process.stderr.write(`${error.message}\n`)
  else throw error
}

async function run(source, args) {
  const { build } = await import('esbuild')
  const folder = mkdtempSync(path.join(FOLDER, 'bundle-'))
  process.on('exit', () => remove(folder))
  await build({
    entryPoints: [source],
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'linked',
    logLevel: 'silent',
  })
  process.setSourceMapsEnabled(true)
  const file = path.join(folder, `${path.basename(source, '.ts')}.mjs`)
  process.argv = [process.argv[0] ?? '', file, ...args]
  await import(pathToFileURL(file).href)
}

const [command, ...args] = process.argv.slice(2)
const source = `lib/commands/${command}.ts`
if (existsSync(source)) await run(source, args).catch(explain)
else {
  process.stderr.write(`There is no command "${command ?? ''}" in lib/commands.\n`)
  process.exitCode = 1
}
