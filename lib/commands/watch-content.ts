import { startContentServer } from '@/lib/build/content-server'
import { createContentWatch } from '@/lib/build/watch-content'
import { watchFolder } from '@/lib/build/watch-folder'
import { mainDocs } from '@/lib/config/instances'
import { CONTENT_PORT } from '@/lib/records/content-service'
import { writeRevision } from '@/lib/records/write-records'

// Drafts are pages in development.
Object.assign(process.env, { NODE_ENV: 'development' })

/**
 * Milliseconds after the first page request until everything else is compiled and checked. By then, the browser has the
 * page.
 */
const AFTER_FIRST_PAGE_MS = 5000

/** The same if no page is requested. */
const WITHOUT_PAGE_MS = 20_000

const content = createContentWatch({
  print: (text) => console.error(text),
  refresh: () => writeRevision(Date.now().toString(36)),
})
let isResting = false

function compileRest(): void {
  if (isResting) return
  isResting = true
  content.compileRest().catch((error: unknown) => console.error(error))
}

startContentServer(
  {
    ...content,
    findPage: async (path) => {
      const page = await content.findPage(path)
      setTimeout(compileRest, AFTER_FIRST_PAGE_MS)
      return page
    },
  },
  Number(process.env[CONTENT_PORT]),
)
watchFolder('content', (path) => content.change(path))
// While Next compiles the app, create the page most often opened first. Any other page then also comes sooner, because
// the content has been read and the compiler is loaded.
content.findPage(`${mainDocs.routeBasePath}/`).catch((error: unknown) => console.error(error))
setTimeout(compileRest, WITHOUT_PAGE_MS)
