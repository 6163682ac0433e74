import { parentPort } from 'node:worker_threads'
import type { HighlightRequest, HighlightResponse } from './highlight-thread'
import { highlight } from './highlighter'

async function answer({ id, code, language }: HighlightRequest): Promise<void> {
  const message: HighlightResponse = { id, lines: await highlight(code, language) }
  parentPort?.postMessage(message)
}

parentPort?.on('message', (request: HighlightRequest) => void answer(request))
