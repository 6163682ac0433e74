import { parentPort, workerData } from 'node:worker_threads'
import { createContentWatch, explain } from '@/lib/build/watch-content'
import { watchFolder } from '@/lib/build/watch-folder'
import { mainDocs } from '@/lib/config/instances'
import type { DevContent } from '@/lib/records/dev-content'
import { writeRevision } from '@/lib/records/write-records'

/** Whether the code was edited, perhaps to solve a problem that this thread doesn't know: most of it is compiled. */
const { isRestart } = workerData as { isRestart: boolean }

/**
 * Milliseconds after the first page request until everything else is compiled and checked. By then, the browser has the
 * page.
 */
const AFTER_FIRST_PAGE_MS = isRestart ? 500 : 5000

/** The same if no page is requested. */
const WITHOUT_PAGE_MS = isRestart ? 2000 : 20_000

const reportError = (error: unknown) => console.error(explain(error).stack)

/** Makes browsers request their pages again. */
const refresh = () => writeRevision(Date.now().toString(36))

const content = createContentWatch({
  print: (text) => console.error(text),
  refresh,
  isRestart,
})
let isResting = false

function compileRest(): void {
  if (isResting) return
  isResting = true
  content.compileRest().catch(reportError)
}

type Call = { id: number; name: keyof DevContent; argument: string }

parentPort?.on('message', ({ id, name, argument }: Call) => {
  content[name](argument).then(
    (value: unknown) => {
      parentPort?.postMessage({ id, value })
      if (name === 'findPage') setTimeout(compileRest, AFTER_FIRST_PAGE_MS)
    },
    (error: unknown) => parentPort?.postMessage({ id, error: explain(error).message }),
  )
})

// The thread that this one replaces may have answered after the edit.
if (isRestart) refresh()
watchFolder('content', (path) => content.change(path))
// While Next compiles the app, create the page most often opened first. Any other page then also comes sooner, because
// the content has been read and the compiler is loaded.
content.findPage(`${mainDocs.routeBasePath}/`).catch(reportError)
setTimeout(compileRest, WITHOUT_PAGE_MS)
