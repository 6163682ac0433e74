import { answer } from './answer'
import type { IndexFile, SearchSetup } from './index-files'
import { UnreachableError, createIndexLoader } from './load-index'
import type { FromWorker, ToWorker } from './messages'
import type { SearchRequest } from './protocol'

/** The build writes it at the start of this file, so that the first answer doesn't wait for another request. */
declare const SEARCH_SETUP: SearchSetup

/** The part of the worker's global scope that it uses, which the types for pages don't include. */
const scope = self as unknown as {
  postMessage: (message: FromWorker) => void
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null
}

async function readFile({ path }: IndexFile): Promise<unknown> {
  const response = await fetch(SEARCH_SETUP.baseUrl + path).catch((cause: unknown) => {
    throw new UnreachableError(`${path} cannot be reached`, { cause })
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

const loader = createIndexLoader(SEARCH_SETUP, readFile)

/** ID of the newest query. Older queries are dropped. */
let newest = 0

/** The query that was last answered, and the ids of its hits, which stay in their place in further answers to it. */
let answered: { key: string; ids: readonly string[] } = { key: '', ids: [] }

function fail(error: unknown): void {
  scope.postMessage({
    type: 'failed',
    message: error instanceof Error ? error.message : String(error),
  })
}

/** Lets a message that has arrived in the meantime replace this query. */
const takeBreath = () => new Promise((resolve) => setTimeout(resolve))

async function search(id: number, request: SearchRequest): Promise<void> {
  const tags = request.tags.filter((tag) => tag in SEARCH_SETUP.tags)
  const others = request.otherTags.filter((tag) => !tags.includes(tag) && tag in SEARCH_SETUP.tags)
  const key = JSON.stringify([request.query, tags, others])
  const reply = (hasAllText: boolean, isComplete: boolean) => {
    const [own, other] = [loader.list(tags), isComplete ? loader.list(others) : []]
    const shown = answered.key === key ? answered.ids : []
    const { ids, ...found } = answer(request, { own, other, hasAllText, shown }, SEARCH_SETUP)
    // A part that can't be reached may have what the reader is looking for.
    if (found.count === 0 && own.length < tags.length) {
      if (isComplete) throw new UnreachableError('Part of the index cannot be reached')
      return
    }
    answered = { key, ids }
    scope.postMessage({ type: 'answer', id, answer: { ...found, isComplete } })
  }
  const isStale = () => id !== newest
  const isReady = () =>
    loader.list(tags).every(({ hasText }) => hasText) && loader.list(tags).length > 0
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
