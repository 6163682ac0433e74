import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Wall time of a command, and CPU time of all its processes, in seconds. */
export type Measurement = { wall: number; cpu: number }

/** Runs a command and measures it with the shell. @throws Error with the command's output if it fails */
export async function runMeasured(
  command: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Measurement> {
  const script = `TIMEFORMAT='%R %U %S'; time "$@"`
  const { stderr } = await promisify(execFile)('bash', ['-c', script, 'bash', ...command], {
    ...options,
    maxBuffer: Infinity,
  })
  const line = stderr.trimEnd().split('\n').at(-1) ?? ''
  const [wall = NaN, user = NaN, system = NaN] = line.split(' ').map(Number)
  return { wall, cpu: user + system }
}
