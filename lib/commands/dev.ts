import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, watch } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { checkSources } from '@/lib/check/check-content'
import { formatProblems } from '@/lib/problems/problem'
import { listContentFiles } from '@/lib/source/list-files'

/** Prints the problems of the given files, or of all of them. */
function printProblems(changed?: string): void {
  const files = listContentFiles().filter(({ path }) => !changed || path === changed)
  const { problems } = checkSources(files)
  if (problems.length > 0) console.error(`\n${formatProblems(problems)}\n`)
}

const children: ChildProcess[] = []

function stopAll(): void {
  for (const child of children) child.kill()
}

/** Starts a command that is to run as long as the others; when one ends, all end. */
function start(command: string, args: string[]): void {
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  children.push(child)
  child.on('exit', (code) => {
    stopAll()
    process.exit(code ?? 0)
  })
}

printProblems()
watch('content', { recursive: true }, (_event, name) => {
  const path = `content/${String(name).replaceAll('\\', '/')}`
  if (/\.mdx?$/.test(path) && existsSync(path) && readFileSync(path).length > 0) printProblems(path)
})

start('contentlayer2', ['dev'])
// Next compiles imports of the generated documents, so they have to be there.
while (!existsSync('.contentlayer/generated/index.mjs')) await setTimeout(50)
start('next', ['dev', ...process.argv.slice(2)])
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll)
