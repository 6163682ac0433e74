import { appendFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ExportFile } from './export-files'
import { listExport } from './export-files'
import type { Measurement } from './measure'
import { runMeasured } from './measure'
import type { Cell } from './table'
import { formatTable, getMedian, toMegabytes, toSeconds } from './table'
import { builtFolders } from './workspace'

export const buildKinds = ['clean', 'warm', 'one page touched'] as const

export type BuildKind = (typeof buildKinds)[number]

/** Builds of one kind and what the last of them wrote. */
export type BuildResult = { kind: BuildKind; runs: Measurement[]; files: ExportFile[] }

/** A build must not depend on where the benchmark is started, and does all that one for a deployment does. */
function getEnvironment(): Partial<NodeJS.ProcessEnv> {
  const { BASE_URL: _base, NODE_ENV: _mode, ...environment } = process.env
  return { ...environment, SITE_URL: 'https://docs.example', NEXT_TELEMETRY_DISABLED: '1' }
}

/** The content file that represents an edit: the first document in the alphabet. */
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

/** Builds the site in a folder in every way, one after the other. */
export async function measureBuilds(folder: string, runs: number): Promise<BuildResult[]> {
  const results: BuildResult[] = []
  for (const kind of buildKinds) {
    const measurements: Measurement[] = []
    for (let run = 0; run < runs; run += 1) {
      // Builds take minutes: say which one is running, and where, apart from the tables.
      process.stderr.write(`${kind} build in ${folder} …\n`)
      await prepare(folder, kind, run)
      measurements.push(
        await runMeasured({
          command: 'npm',
          args: ['run', 'build'],
          cwd: folder,
          env: getEnvironment(),
        }),
      )
    }
    results.push({ kind, runs: measurements, files: await listExport(path.join(folder, 'out')) })
  }
  return results
}

function getMedianOf(
  runs: Measurement[],
  pick: (run: Measurement) => number | undefined,
): number | undefined {
  return getMedian(runs.flatMap((run) => pick(run) ?? []))
}

/** Figures of a build in the order of `buildHead`; `pages` is the number to divide the time by. */
function toRow({ kind, runs, files }: BuildResult, pages: number | undefined): Cell[] {
  const wall = getMedianOf(runs, (run) => run.wall)
  const cpu = getMedianOf(runs, (run) => run.cpu)
  const memory = getMedianOf(runs, (run) => run.memory)
  const size = files.reduce((total, file) => total + file.size, 0)
  const perPage = (time: number | undefined) =>
    time === undefined || pages === undefined ? undefined : (time / pages).toFixed(1)
  return [
    kind,
    wall && toSeconds(wall),
    cpu && toSeconds(cpu),
    memory && Math.round(memory / 1e6),
    files.length,
    toMegabytes(size),
    perPage(wall),
    perPage(cpu),
  ]
}

const buildHead = ['build', 'wall s', 'CPU s', 'peak MB', 'files', 'out MB']

/** The table of builds. */
export function formatBuilds(results: BuildResult[], pages?: number): string {
  if (pages !== undefined) {
    return formatTable(
      [...buildHead, 'wall ms/page', 'CPU ms/page'],
      results.map((result) => toRow(result, pages)),
    )
  }
  return formatTable(
    buildHead,
    results.map((result) => toRow(result, pages).slice(0, buildHead.length)),
  )
}
