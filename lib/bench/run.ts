import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { reportBrowser } from './browser'
import { formatBuilds, measureBuilds } from './builds'
import { compareReports } from './compare'
import { reportDev } from './dev'
import { describeMachine } from './machine'
import type { BenchOptions, Section } from './options'
import { reportBytes } from './page-bytes'
import { createWorkspace } from './workspace'

const titles: Record<Section, string> = {
  build: 'Build of this site',
  bytes: 'Bytes of a page',
  browser: 'In the browser',
  dev: 'Dev server',
}

type Print = (text: string) => void

async function reportBuilds(
  repository: string,
  { runs, keep }: BenchOptions,
  print: Print,
): Promise<void> {
  const workspace = await createWorkspace(repository, { keep, history: true })
  try {
    print(formatBuilds(await measureBuilds(workspace.folder, runs)))
  } finally {
    workspace.remove()
  }
}

async function runSection(
  section: Section,
  repository: string,
  options: BenchOptions,
  print: Print,
): Promise<void> {
  const output = path.join(repository, 'out')
  switch (section) {
    case 'build':
      return reportBuilds(repository, options, print)
    case 'bytes':
      print(await reportBytes(output))
      return
    case 'browser':
      print(await reportBrowser(output))
      return
    case 'dev':
      print(await reportDev(repository, options.keep))
  }
}

/** Folder with the last report of each section, which is compared with the next one. */
const REPORTS = '.cache/bench'

/** Runs one section, prints what has changed since its last run, and stores its report. */
async function runAndCompare(
  section: Section,
  repository: string,
  options: BenchOptions,
  print: Print,
): Promise<void> {
  const texts: string[] = []
  const record = (text: string) => {
    texts.push(text)
    print(text)
  }
  record(`## ${titles[section]}\n\n${describeMachine()}`)
  await runSection(section, repository, options, record)
  const report = texts.join('\n\n')
  const folder = path.join(repository, REPORTS)
  const file = path.join(folder, `${section}.md`)
  if (existsSync(file)) {
    const before = readFileSync(file, 'utf8')
    const changes = compareReports(before, report)
    // The line with the machine and the time of that run.
    const [, , machine = ''] = before.split('\n')
    print([`Changes since ${machine}:`, ...(changes.length > 0 ? changes : ['none'])].join('\n'))
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, report)
}

/** Runs the sections that the options select, and prints each table as soon as it's ready. */
export async function runBench(
  repository: string,
  options: BenchOptions,
  print: Print,
): Promise<void> {
  const needsOutput = options.sections.some((name) => name === 'bytes' || name === 'browser')
  if (needsOutput && !existsSync(path.join(repository, 'out'))) {
    throw new Error('There is no out/ yet. Run `npm run build` first.')
  }
  for (const section of options.sections) {
    await runAndCompare(section, repository, options, print)
  }
}
