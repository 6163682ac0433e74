import { spawn } from 'node:child_process'
import { watchFolder } from '@/lib/build/watch-folder'
import { writeRevision } from '@/lib/records/write-records'

/** Editors write a file in several steps. Changes within this many milliseconds count as one. */
const SETTLE_MS = 50

const start = () =>
  spawn(process.execPath, ['lib/commands/run.mjs', 'watch-content'], { stdio: 'inherit' })

let content = start()
process.on('exit', () => content.kill())

// The configuration and the model are modules of the process that creates records. If one can't be bundled, the process
// prints why and exits, and the next change starts it again.
let restart: NodeJS.Timeout | undefined
watchFolder('lib', (path) => {
  if (!/(?<!\.test)\.tsx?$/.test(path)) return
  clearTimeout(restart)
  restart = setTimeout(() => {
    content.kill()
    content = start()
    writeRevision(Date.now().toString(36))
  }, SETTLE_MS)
})
