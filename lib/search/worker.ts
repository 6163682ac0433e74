import { answer, findRenamed } from './answer'
import type { SearchSetup } from './index-files'
import { createIndexLoader } from './load-index'
import type { SearchAnswer, SearchReply, SearchRequest } from './protocol'

/** The build writes it at the start of this file, so that the first answer doesn't wait for another request. */
declare const SEARCH_SETUP: SearchSetup

const load = createIndexLoader(SEARCH_SETUP, async (path) => {
  const response = await fetch(SEARCH_SETUP.baseUrl + path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
})

/** Answers from the names first if the text is still to be loaded. */
async function search(
  request: SearchRequest,
  onFirst: (first: SearchAnswer) => void,
): Promise<SearchAnswer> {
  const tags = request.tags.filter((tag) => tag in SEARCH_SETUP.parts)
  const names = await load(tags, 'names')
  let { shown } = request
  if (!names.every(({ text }) => text)) {
    // What is said about a name must be in the first answer, whose hits stay on top.
    const isRenamed = findRenamed(request.query, SEARCH_SETUP).length > 0
    const other = isRenamed ? await load(request.otherTags, 'names') : []
    const first = answer(request, { own: names, other, hasAllText: false }, SEARCH_SETUP)
    if (request.query === '') return first
    // "No results" must be certain.
    if (first.count > 0) onFirst(first)
    shown = first.hits
  }
  const own = await load(tags, 'text')
  const other = await load(request.otherTags, 'names')
  const found = answer({ ...request, shown }, { own, other, hasAllText: true }, SEARCH_SETUP)
  // A part that can't be reached may have what the reader is looking for.
  if (found.count === 0 && own.length < tags.length) {
    throw new Error('Part of the index cannot be reached')
  }
  return found
}

addEventListener('message', ({ data, ports: [page] }: MessageEvent<SearchRequest>) => {
  const reply = (message: SearchReply) => page?.postMessage(message)
  search(data, (first) => reply({ first })).then(
    (found) => reply({ answer: found }),
    (error: unknown) => reply({ failed: String(error) }),
  )
})
