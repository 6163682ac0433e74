// Used by modules that Next loads as they are, so it is a module that runs as it is.
import { spawn } from 'node:child_process'
import process from 'node:process'

/**
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string>} [env] environment variables in addition to those of this process
 */
async function run(file, args, env) {
  const child = spawn(file, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
  })
  const code = await new Promise((resolve, reject) => {
    child.on('close', resolve)
    child.on('error', reject)
  })
  if (code !== 0) throw new Error(`${args.join(' ')} failed.`)
}

/**
 * Syntax trees outlive the small space that Node.js has for young objects. Moving them out of it would take a tenth of
 * the time that the content needs.
 */
const MEMORY = '--max-semi-space-size=64'

/**
 * Runs a command of `lib/commands` in a separate process, whose memory is free again afterward.
 *
 * @param {string} name
 * @param {string[]} [args]
 * @throws {Error} if it fails; it has printed why
 */
export function runTool(name, args = []) {
  return run(process.execPath, ['lib/commands/run.mjs', name, ...args], {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${MEMORY}`,
  })
}

/**
 * Runs a command of Next.
 *
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @throws {Error} if it fails; it has printed why
 */
export function runNext(args, env) {
  return run('node_modules/.bin/next', args, env)
}
