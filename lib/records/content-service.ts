import { get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { SitePath } from '@/lib/core/url'
import type { Problem } from '@/lib/problems/problem'
import type { LoadedPage } from './read-records'

/**
 * The variable with the port of the process that makes records while a maintainer writes (`lib/build/watch-content.ts`).
 * The app asks it for pages, so that a page never shows what was there before an edit, and none is compiled that nobody
 * looks at.
 */
export const CONTENT_PORT = 'CONTENT_PORT'

/** What the process answers, by path. */
export const contentRoutes = { page: '/page', site: '/site', problems: '/problems' } as const

/** The process starts anew when its code has changed; what is asked meanwhile waits this long between two attempts. */
const RETRY_MS = 50

type Answer = { status: number | undefined; text: string }

function request(port: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode, text }))
      response.on('error', reject)
    }).on('error', reject)
  })
}

/** The answer, or undefined if there is none. @throws Error with what the process says if it fails */
async function ask(path: string): Promise<string | undefined> {
  const port = process.env[CONTENT_PORT]
  if (port === undefined) return undefined
  for (;;) {
    const answer = await request(port, path).catch(() => undefined)
    if (answer?.status === 200) return answer.text
    if (answer?.status === 404) return undefined
    if (answer) throw new Error(answer.text)
    await setTimeout(RETRY_MS)
  }
}

/** Whether the process is there to ask: with `npm run dev` only. */
export function hasContentService(): boolean {
  return process.env[CONTENT_PORT] !== undefined
}

/** A page as its files are at this moment; undefined if there is none. */
export async function fetchPage(path: SitePath): Promise<LoadedPage | undefined> {
  const json = await ask(`${contentRoutes.page}?path=${encodeURIComponent(path)}`)
  return json === undefined ? undefined : (JSON.parse(json) as LoadedPage)
}

/** Resolves when the index of the records tells of every edit. At once if nobody edits. */
export async function waitForSite(): Promise<void> {
  await ask(contentRoutes.site)
}

/** What is wrong with the content. */
export async function fetchProblems(): Promise<Problem[]> {
  return JSON.parse((await ask(contentRoutes.problems)) ?? '[]') as Problem[]
}
