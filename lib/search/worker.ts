import { answer, findRenamed } from './answer'
import type { SearchSetup } from './index-files'
import { UnreachableError, createIndexLoader } from './load-index'
import type { SearchAnswer, SearchReply, SearchRequest } from './protocol'

/** The build writes it at the start of this file, so that the first answer doesn't wait for another request. */
declare const SEARCH_SETUP: SearchSetup

/** The part of the worker's global scope that it uses, which the types for pages don't include. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<SearchRequest>) => void) | null
}

async function readFile(path: string): Promise<unknown> {
  const response = await fetch(SEARCH_SETUP.baseUrl + path).catch((cause: unknown) => {
    throw new UnreachableError(`${path} cannot be reached`, { cause })
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

const load = createIndexLoader(SEARCH_SETUP, readFile)

/** Answers from the names first if the text is still to be loaded. */
async function search(
  request: SearchRequest,
  onFirst: (first: SearchAnswer) => void,
): Promise<SearchAnswer> {
  const tags = request.tags.filter((tag) => tag in SEARCH_SETUP.tags)
  const names = await load(tags, 'names')
  let { shown } = request
  if (!names.every(({ hasText }) => hasText)) {
    // What is said about a name must be in the first answer, whose hits stay on top.
    const isRenamed = findRenamed(request.query, SEARCH_SETUP.renamed).length > 0
    const other = isRenamed ? await load(request.otherTags, 'names') : []
    const indexes = { own: names, other, hasAllText: false }
    const first = answer(request, indexes, SEARCH_SETUP)
    if (request.query === '') return first
    // "No results" must be certain.
    if (first.count > 0) onFirst(first)
    shown = first.hits
  }
  const own = await load(tags, 'text')
  const other = await load(
    request.otherTags.filter((tag) => !tags.includes(tag)),
    'names',
  )
  const found = answer({ ...request, shown }, { own, other, hasAllText: true }, SEARCH_SETUP)
  // A part that can't be reached may have what the reader is looking for.
  if (found.count === 0 && own.length < tags.length) {
    throw new UnreachableError('Part of the index cannot be reached')
  }
  return found
}

scope.onmessage = ({ data, ports: [page] }) => {
  const reply = (message: SearchReply) => page?.postMessage(message)
  search(data, (first) => reply({ first })).then(
    (found) => reply({ answer: found }),
    (error: unknown) => reply({ failed: String(error) }),
  )
}
