import { answer } from './answer'
import type { EmbeddedFile, IndexFile, SearchSetup } from './index-files'
import { UnreachableError, createIndexLoader } from './load-index'
import type { FromWorker, ToWorker } from './messages'
import type { SearchRequest } from './protocol'
import { weights } from './weights'

/** The build writes it at the start of this file, so that the first answer doesn't wait for another request. */
declare const SEARCH_SETUP: SearchSetup

/** The part of the worker's global scope that it uses, which the types for pages don't include. */
const scope = self as unknown as {
  postMessage: (message: FromWorker) => void
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

async function fetchBytes({ path }: IndexFile): Promise<Bytes> {
  const response = await fetch(SEARCH_SETUP.baseUrl + path).catch((cause: unknown) => {
    throw new UnreachableError(`${path} cannot be reached`, { cause })
  })
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`)
  return response.body
}

function decodeBytes({ base64 }: EmbeddedFile): Bytes {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]).stream()
}

/** Reads a file. Files are stored compressed, for hosts that don't compress them. */
async function readFile(file: IndexFile | EmbeddedFile): Promise<unknown> {
  const bytes = 'base64' in file ? decodeBytes(file) : await fetchBytes(file)
  return new Response(bytes.pipeThrough(new DecompressionStream('gzip'))).json()
}

const loader = createIndexLoader(SEARCH_SETUP, readFile)

/** ID of the newest query. Older queries are dropped. */
let newest = 0

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
  const reply = (hasAllText: boolean, isComplete: boolean) => {
    const [own, other] = [loader.list(tags), isComplete ? loader.list(others) : []]
    const found = answer(request, { own, other, hasAllText }, SEARCH_SETUP, weights)
    // A part that can't be reached may have what the reader is looking for.
    if (found.count === 0 && own.length < tags.length) {
      if (isComplete) throw new UnreachableError('Part of the index cannot be reached')
      return
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
