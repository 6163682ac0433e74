import { appendFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ExportFile } from './export-files'
import { listExport } from './export-files'
import type { Measurement } from './measure'
import { runMeasured } from './measure'
import type { Cell } from './table'
import { formatTable, getMedian, toMegabytes } from './table'
import { builtFolders } from '@/lib/testing/workspace'

export const buildKinds = ['clean', 'warm', 'one page touched'] as const

export type BuildKind = (typeof buildKinds)[number]

/** Builds of one kind, and the files that the last one wrote. */
export type BuildResult = { kind: BuildKind; runs: Measurement[]; files: ExportFile[] }

/** Returns an environment in which builds don't depend on the shell, and do everything that a deployment build does. */
function getEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    BASE_URL: '/',
    SITE_URL: 'https://docs.example',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/** Returns the content file to edit: the first document in alphabetical order. */
async function findPageToTouch(folder: string): Promise<string> {
  const content = path.join(folder, 'content', 'docs', 'current')
  const files = await readdir(content, { recursive: true })
  const [first] = files
    .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_'))
    .sort()
  if (first === undefined) throw new Error('There is no page in content/docs/current.')
  return path.join(content, first)
}

async function prepare(folder: string, kind: BuildKind, run: number): Promise<void> {
  switch (kind) {
    case 'clean':
      await Promise.all(
        builtFolders.map((name) => rm(path.join(folder, name), { recursive: true, force: true })),
      )
      return
    case 'warm':
      return
    case 'one page touched':
      await appendFile(await findPageToTouch(folder), `\nEdit ${run + 1} of this page.\n`)
  }
}

/** Runs every kind of build in a folder, one at a time. */
export async function measureBuilds(folder: string, runs: number): Promise<BuildResult[]> {
  const results: BuildResult[] = []
  for (const kind of buildKinds) {
    const measurements: Measurement[] = []
    for (let run = 0; run < runs; run += 1) {
      // Builds take minutes, so print which one is running, and where, to another stream than the tables.
      process.stderr.write(`${kind} build in ${folder} …\n`)
      await prepare(folder, kind, run)
      measurements.push(
        await runMeasured(['npm', 'run', 'build'], { cwd: folder, env: getEnvironment() }),
      )
    }
    results.push({ kind, runs: measurements, files: await listExport(path.join(folder, 'out')) })
  }
  return results
}

/** Returns the figures of a build in the order of `buildHead`. */
function toRow({ kind, runs, files }: BuildResult): Cell[] {
  return [
    kind,
    getMedian(runs.map(({ wall }) => wall))?.toFixed(1),
    getMedian(runs.map(({ cpu }) => cpu))?.toFixed(1),
    files.length,
    toMegabytes(files.reduce((total, { size }) => total + size, 0)),
  ]
}

const buildHead = ['build', 'wall s', 'CPU s', 'files', 'out MB']

/** Formats the table of builds. */
export function formatBuilds(results: BuildResult[]): string {
  return formatTable(buildHead, results.map(toRow))
}
