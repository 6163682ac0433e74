import { existsSync } from 'node:fs'
import path from 'node:path'
import { reportBrowser } from './browser'
import { formatBuilds, measureBuilds } from './builds'
import { reportDev } from './dev'
import { describeMachine } from './machine'
import type { BenchOptions, Section } from './options'
import { reportBytes } from './page-bytes'
import { createWorkspace } from '@/lib/testing/workspace'

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
    print(`## ${titles[section]}\n\n${describeMachine()}`)
    await runSection(section, repository, options, print)
  }
}
