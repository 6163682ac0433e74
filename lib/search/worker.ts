import { answer } from './answer'
import type { IndexFile, SearchSetup } from './index-files'
import { UnreachableError, createIndexLoader } from './load-index'
import type { FromWorker, ToWorker } from './messages'
import type { SearchRequest } from './protocol'
import { weights } from './weights'

/** The build writes it at the beginning of this file, so that the first answer does not wait for one more request. */
declare const SEARCH_SETUP: SearchSetup

/** What the worker uses of its global scope, which the types of a page do not know. */
const scope = self as unknown as {
  postMessage: (message: FromWorker) => void
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null
}

/** Files are stored compressed, for hosts that compress nothing. */
async function readFile({ path }: IndexFile): Promise<unknown> {
  const response = await fetch(SEARCH_SETUP.baseUrl + path).catch((cause: unknown) => {
    throw new UnreachableError(`${path} cannot be reached`, { cause })
  })
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`)
  const text = new Response(response.body.pipeThrough(new DecompressionStream('gzip')))
  return text.json()
}

const loader = createIndexLoader(SEARCH_SETUP, readFile)

/** Number of the newest query: what an older one still waits for is of no use. */
let newest = 0

function fail(error: unknown): void {
  scope.postMessage({
    type: 'failed',
    message: error instanceof Error ? error.message : String(error),
  })
}

/** Lets a message that has arrived in the meantime take the place of this query. */
const takeBreath = () => new Promise((resolve) => setTimeout(resolve))

async function search(id: number, request: SearchRequest): Promise<void> {
  const tags = request.tags.filter((tag) => tag in SEARCH_SETUP.tags)
  const others = request.otherTags.filter((tag) => !tags.includes(tag) && tag in SEARCH_SETUP.tags)
  const reply = (hasAllText: boolean, isComplete: boolean) => {
    const [own, other] = [loader.list(tags), isComplete ? loader.list(others) : []]
    if (own.length === 0 && !isComplete) return
    const found = answer(request, { own, other, hasAllText }, SEARCH_SETUP, weights)
    // What cannot be reached may have what the reader looks for.
    if (isComplete && found.count === 0 && own.length < tags.length) {
      throw new UnreachableError('A part of the index cannot be reached')
    }
    scope.postMessage({ type: 'answer', id, answer: { ...found, isComplete } })
  }
  const isStale = () => id !== newest
  const isReady = () => loader.list(tags).every(({ text }) => text) && loader.list(tags).length > 0
  const hasOthers = () => loader.list(others).length === others.length

  await loader.loadNames(tags)
  if (isStale()) return
  if (!isReady()) {
    reply(false, false)
    scope.postMessage({ type: 'idle', id })
    await loader.loadText(tags)
    await takeBreath()
    if (isStale()) return
  }
  if (!hasOthers()) {
    reply(true, false)
    scope.postMessage({ type: 'idle', id })
    await loader.loadNames(others)
    if (isStale()) return
  }
  reply(true, true)
}

scope.onmessage = ({ data }) => {
  if (data.type === 'warm') {
    loader.loadNames(data.tags).catch(fail)
    return
  }
  const { id, request } = data
  newest = id
  search(id, request).then(() => scope.postMessage({ type: 'idle', id }), fail)
}
