import { spawn } from 'node:child_process'

/**
 * Runs a command and resolves with its output.
 * @param env environment variables in addition to those of this process
 * @throws Error with the output if the exit code is not 0
 */
export function runCommand(
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(file, args, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(output.trim() || `${file} exited with code ${code}`))
    })
  })
}
