import { rmSync } from 'node:fs'
import { compileArguments } from '@/lib/next/page-renderer'
import { keepApp, restoreApp } from './app-store'
import { runCommand } from './run-command'

/**
 * Compiles the app unless it was compiled from the same code before.
 * @param key key of everything that the app depends on; it also becomes Next's build ID
 * @param liveFrame file name of the live code frame
 * @returns whether it had to be compiled
 * @throws CommandError with the output of Next
 */
export async function compileApp(key: string, liveFrame: string): Promise<boolean> {
  if (restoreApp(key)) return false
  await runCommand('next', compileArguments, {
    env: { COMPILE_ONLY: 'true', APP_KEY: key, LIVE_FRAME_FILE: liveFrame },
  })
  rmSync('.next-export', { recursive: true, force: true })
  keepApp(key)
  return true
}
