import type { Serializable } from 'node:child_process'
import { spawn } from 'node:child_process'

/** Thrown if a command fails. The message is its output. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** How to run a command, and callbacks while it runs. */
export type CommandOptions = {
  /** Called with each piece of output as it arrives. */
  onOutput?: (text: string) => void
  /** Called with each message that the command sends with `process.send`. */
  onMessage?: (message: unknown) => void
  /** Message for the command, sent as soon as it listens. */
  message?: Serializable
  /** Node.js options for a command in `lib/commands`. */
  nodeOptions?: string[]
  /** Environment variables in addition to those of this process. */
  env?: Record<string, string>
}

function run(
  file: string,
  args: string[],
  { onOutput, onMessage, message, env }: CommandOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(file, args, {
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? (['ipc'] as const) : [])],
    })
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      onOutput?.(chunk.toString())
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    if (onMessage) child.on('message', onMessage)
    if (message !== undefined) child.send(message)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new CommandError(output.trim() || `${file} exited with code ${code}`))
    })
  })
}

/**
 * Runs a command in `node_modules/.bin` and resolves with its output.
 * @throws CommandError with the output if the exit code is not 0
 */
export function runCommand(
  command: string,
  args: string[],
  options: CommandOptions = {},
): Promise<string> {
  return run(`node_modules/.bin/${command}`, args, options)
}

/**
 * Runs a command in `lib/commands` in a separate process and resolves with its output.
 * @throws CommandError with the output if the exit code is not 0
 */
export function runTool(
  name: string,
  args: string[],
  options: CommandOptions = {},
): Promise<string> {
  const { nodeOptions = [] } = options
  return run(process.execPath, [...nodeOptions, 'lib/commands/run.mjs', name, ...args], options)
}
