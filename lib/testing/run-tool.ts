import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Runs a command-line tool of `node_modules` in the repository. Returns its exit code and what it printed. */
export function runTool(
  name: string,
  args: readonly string[],
  input = '',
): { code: number | null; output: string } {
  const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' }
  const tool = path.join('node_modules/.bin', name)
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8', env, input })
  return { code: status, output: stdout + stderr }
}
