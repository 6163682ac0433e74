import { get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { SitePath } from '@/lib/core/url'
import type { Problem } from '@/lib/problems/problem'
import type { LoadedPage } from './read-records'

/**
 * Environment variable with the port of the process that creates records in development (`lib/build/watch-content.ts`).
 * The app requests pages from it: a page never shows outdated content, and is compiled on demand.
 */
export const CONTENT_PORT = 'CONTENT_PORT'

/** Paths that the process serves. `next.config.mjs` rewrites the paths of files to paths that start with `files`. */
export const contentRoutes = {
  page: '/page',
  section: '/section',
  problems: '/problems',
  files: '/files/',
} as const

/** Delay in milliseconds between attempts to reach the process, which restarts when its code changes. */
const RETRY_MS = 50

type Answer = { status: number | undefined; text: string }

function request(path: string): Promise<Answer> {
  const address = { host: '127.0.0.1', port: process.env[CONTENT_PORT], path }
  return new Promise((resolve, reject) => {
    get(address, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode, text }))
      response.on('error', reject)
    }).on('error', reject)
  })
}

/** Returns the response, or undefined if it's 404. @throws Error with the response text if the process fails */
async function fetchContent(path: string): Promise<string | undefined> {
  for (;;) {
    const answer = await request(path).catch(() => undefined)
    if (answer?.status === 200) return answer.text
    if (answer?.status === 404) return undefined
    if (answer) throw new Error(answer.text)
    await setTimeout(RETRY_MS)
  }
}

/** Returns a page made from the current content files, or undefined if there is none. */
export async function fetchPage(path: SitePath): Promise<LoadedPage | undefined> {
  const json = await fetchContent(`${contentRoutes.page}?path=${encodeURIComponent(path)}`)
  return json === undefined ? undefined : (JSON.parse(json) as LoadedPage)
}

/** Returns the JSON of a section's frame, made from the current content files. */
export async function fetchSection(id: SitePath): Promise<string> {
  return (await fetchContent(`${contentRoutes.section}?id=${encodeURIComponent(id)}`)) ?? ''
}

/** Returns the problems of the content. */
export async function fetchProblems(): Promise<Problem[]> {
  return JSON.parse((await fetchContent(contentRoutes.problems)) ?? '[]') as Problem[]
}
