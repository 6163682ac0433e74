import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Workspace } from '@/lib/testing/workspace'
import { builtFolders } from '@/lib/testing/workspace'

/** A copy of the repository that tests edit and build. */
export type Checkout = {
  folder: string
  read: (file: string) => string
  write: (file: string, content: string | Uint8Array) => void
  remove: (file: string) => void
  copy: (from: string, to: string) => void
  /** Replaces the first occurrence of a text. Throws if the file doesn't contain it. */
  replace: (file: string, before: string, after: string) => void
  /** Replaces every occurrence of a text in the files below a folder. Throws if none contains it. */
  replaceAll: (folder: string, before: string, after: string) => void
  /** Paths of the files below a folder. */
  list: (folder: string) => string[]
  /** Runs a command, and returns its exit code and everything that it prints. */
  run: (command: string, ...args: string[]) => { status: number | null; output: string }
  /** Runs a command of Git, and returns what it prints. */
  git: (...args: string[]) => string
  /** Commits all changes. */
  commit: () => void
  /** Environment variables for the following commands. */
  env: Record<string, string>
  /** Builds incrementally, with everything that earlier builds have left. Returns the output of the build. */
  build: () => string
  /** Starts an incremental build and kills it after the given number of milliseconds. */
  killBuild: (after: number) => Promise<void>
  /** Runs a clean build into another folder. Returns how that folder differs from the output of the last build. */
  compareWithCleanBuild: () => string[]
  dispose: () => void
}

/** Folder in which the results of earlier builds are kept during a clean build. */
const KEPT = '.kept'

const CLEAN = 'out.clean'

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

function hashFiles(folder: string): Map<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex')
  return new Map(listFiles(folder).map((file) => [file, hash(file)]))
}

/** Returns the text around the first difference between two files. */
function showDifference(a: Buffer, b: Buffer): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const cut = (bytes: Buffer) => bytes.subarray(Math.max(0, at - 40), at + 80).toString()
  return `incremental ${JSON.stringify(cut(a))}, clean ${JSON.stringify(cut(b))}`
}

function compareFolders(incremental: string, clean: string): string[] {
  const a = hashFiles(incremental)
  const b = hashFiles(clean)
  const names = [...new Set([...a.keys(), ...b.keys()])].sort()
  return names
    .filter((name) => a.get(name) !== b.get(name))
    .map((name) => {
      if (!a.has(name)) return `${name} is missing`
      if (!b.has(name)) return `${name} is left over`
      const read = (folder: string) => readFileSync(path.join(folder, name))
      return `${name} differs: ${showDifference(read(incremental), read(clean))}`
    })
}

/** Gives a copy of the repository a history of one commit. */
export function createCheckout(workspace: Workspace): Checkout {
  const root = workspace.folder
  const toFile = (file: string) => path.join(root, file)
  const env: Record<string, string> = {}
  const getEnvironment = () => ({
    ...process.env,
    NODE_ENV: 'production' as const,
    FORCE_COLOR: '0',
    ...env,
  })

  const run: Checkout['run'] = (command, ...args) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      env: getEnvironment(),
    })
    return { status, output: stdout + stderr }
  }
  const runOrThrow = (command: string, ...args: string[]): string => {
    const { status, output } = run(command, ...args)
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`)
    return output
  }
  const git = (...args: string[]) => runOrThrow('git', ...args)
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--no-verify', '-m', 'state')
  }
  const read = (file: string) => readFileSync(toFile(file), 'utf8')
  const write: Checkout['write'] = (file, content) => {
    mkdirSync(path.dirname(toFile(file)), { recursive: true })
    writeFileSync(toFile(file), content)
  }
  const list = (folder: string) => listFiles(toFile(folder)).map((file) => path.join(folder, file))

  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'Maintainer')
  git('config', 'user.email', 'maintainer@example.com')
  commit()

  return {
    folder: root,
    run,
    git,
    commit,
    read,
    write,
    list,
    env,
    remove: (file) => rmSync(toFile(file)),
    copy: (from, to) => cpSync(toFile(from), toFile(to)),
    replace: (file, before, after) => {
      const text = read(file)
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
      write(
        file,
        text.replace(before, () => after),
      )
    },
    replaceAll: (folder, before, after) => {
      const files = list(folder).filter((file) => read(file).includes(before))
      if (files.length === 0) throw new Error(`Nothing in ${folder} has ${before}`)
      for (const file of files)
        write(
          file,
          read(file).replaceAll(before, () => after),
        )
    },
    build: () => runOrThrow('npm', 'run', '--silent', 'build'),
    killBuild: async (after) => {
      // Detached, so that the processes it starts are killed with it.
      const child = spawn('npm', ['run', '--silent', 'build'], {
        cwd: root,
        env: getEnvironment(),
        detached: true,
        stdio: 'ignore',
      })
      await setTimeout(after)
      if (child.pid !== undefined && child.exitCode === null) {
        process.kill(-child.pid, 'SIGKILL')
        await once(child, 'exit')
      }
    },
    compareWithCleanBuild: () => {
      const kept = builtFolders.filter((name) => name !== 'out' && existsSync(toFile(name)))
      mkdirSync(toFile(KEPT))
      for (const name of kept) renameSync(toFile(name), toFile(path.join(KEPT, name)))
      runOrThrow('npm', 'run', '--silent', 'build', '--', '--out', CLEAN)
      for (const name of builtFolders) {
        if (name !== 'out') rmSync(toFile(name), { recursive: true, force: true })
      }
      for (const name of kept) renameSync(toFile(path.join(KEPT, name)), toFile(name))
      rmSync(toFile(KEPT), { recursive: true })
      return compareFolders(toFile('out'), toFile(CLEAN))
    },
    dispose: workspace.remove,
  }
}
