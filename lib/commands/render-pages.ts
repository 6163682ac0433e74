import type { PlannedPage } from '@/lib/build/page-store'
import { RENDERED, renderAndFinish } from '@/lib/build/render-pages'

// The parent process sends the pages, and receives a message after each one.
process.once('message', (pages: PlannedPage[]) => {
  renderAndFinish(pages, () => process.send?.(RENDERED))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    })
    // Next leaves timers behind that would keep the process alive for a minute.
    .finally(() => process.exit())
})
