import { spawn } from 'node:child_process'
import { existsSync, readFileSync, watch } from 'node:fs'
import { checkSources } from '@/lib/content/check-content'
import { formatFaults } from '@/lib/content/faults'
import { listContentFiles } from '@/lib/content/list-files'

/** Prints the faults of the given files, or of all of them. */
function printFaults(changed?: string): void {
  const files = listContentFiles().filter(({ path }) => !changed || path === changed)
  const { faults } = checkSources(files)
  if (faults.length > 0) console.error(`\n${formatFaults(faults)}\n`)
}

function start(command: string, args: string[]) {
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: ['inherit', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  child.on('exit', (code) => process.exit(code ?? 0))
  return child
}

printFaults()
watch('content', { recursive: true }, (_event, name) => {
  const path = `content/${String(name).replaceAll('\\', '/')}`
  if (/\.mdx?$/.test(path) && existsSync(path) && readFileSync(path).length > 0) printFaults(path)
})

const generator = start('contentlayer2', ['dev'])
const generated = '.contentlayer/generated/index.mjs'
while (!existsSync(generated)) await new Promise((resolve) => setTimeout(resolve, 50))
const server = start('next', ['dev', ...process.argv.slice(2)])
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    generator.kill(signal)
    server.kill(signal)
  })
}
