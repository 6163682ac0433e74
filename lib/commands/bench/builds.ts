import { execFile } from 'node:child_process'
import { appendFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { listAllFiles } from '@/lib/core/list-files'
import { builtFolders, createWorkspace } from '@/lib/testing/workspace'
import type { Figures } from './figures'
import { addLabel } from './figures'

/** What happens to a copy of the repository before each build. */
const kinds: Record<string, (folder: string) => Promise<unknown>> = {
  clean: (folder) =>
    Promise.all(
      builtFolders.map((name) => rm(path.join(folder, name), { recursive: true, force: true })),
    ),
  warm: () => Promise.resolve(),
  edited: (folder) =>
    appendFile(path.join(folder, 'content/docs/current/cli.mdx'), '\nOne more sentence.\n'),
}

/** Builds the site in a folder, measured by GNU time. The memory is that of the largest process. */
async function build(folder: string): Promise<Figures> {
  const { stderr } = await promisify(execFile)(
    '/usr/bin/time',
    ['-f', '%e %U %S %M', 'npm', 'run', 'build'],
    {
      cwd: folder,
      env: { ...process.env, BASE_URL: '/', SITE_URL: 'https://docs.example' },
      maxBuffer: Infinity,
    },
  )
  const line = stderr.trimEnd().split('\n').at(-1) ?? ''
  const [wall = NaN, user = NaN, system = NaN, kilobytes = NaN] = line.split(' ').map(Number)
  return {
    'wall s': wall,
    'CPU s': Number((user + system).toFixed(1)),
    'largest process MB': Math.round(kilobytes / 1000),
  }
}

/** Measures a clean build, one without changes, and one after an edit of a page. */
export async function measureBuilds(): Promise<Figures> {
  const { folder, remove } = await createWorkspace(process.cwd(), { history: true })
  const figures: Figures = {}
  try {
    for (const [kind, prepare] of Object.entries(kinds)) {
      await prepare(folder)
      Object.assign(figures, addLabel(`${kind} build`, await build(folder)))
    }
    figures['files of the export'] = listAllFiles(path.join(folder, 'out')).length
  } finally {
    remove()
  }
  return figures
}
