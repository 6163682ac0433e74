import { spawn } from 'node:child_process'

/** Thrown when a command fails; the message is what it printed. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/**
 * Runs a command of `node_modules/.bin` and resolves with its output.
 * @param onOutput called with each piece of output as it comes
 * @throws CommandError with the output if the exit code is not 0
 */
export function runCommand(
  command: string,
  args: string[],
  onOutput: (text: string) => void = () => undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(`node_modules/.bin/${command}`, args, {
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const read = (chunk: Buffer) => {
      const text = chunk.toString()
      output += text
      onOutput(text)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new CommandError(output.trim() || `${command} ended with code ${code}`))
    })
  })
}
