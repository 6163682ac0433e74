import { exchangeQuotes } from '@/lib/next/client-constants'
import { STATIC_FOLDER } from '@/lib/next/static-files'

/** Sample pages for tests, as Next renders them: the smallest pages that `lib/next` accepts. */

/** URLs of the scripts that each sample page loads. */
export const SAMPLE_CHUNKS = ['a', 'b'].map((name) => `/${STATIC_FOLDER}/chunks/${name}.js`)

/** Rows at the end of every sample page's payload. */
export const SAMPLE_ROWS = '1:I[1,[],"Layout"]\n0:{"P":null}\n'

/** Returns a script that adds to the payload of a page. */
export function toSamplePush(...data: unknown[]): string {
  return `<script>self.__next_f.push(${JSON.stringify(data).replaceAll('<', '\\u003c')})</script>`
}

type SamplePage = {
  /** HTML at the end of the head. */
  head?: string
  /** HTML at the start of the body. */
  body?: string
  /** Pieces of the payload. */
  payload?: string[]
}

/** Paths of the app's files that the pages must be able to load. */
export const SAMPLE_FILES: ReadonlySet<string> = new Set(SAMPLE_CHUNKS.map((href) => href.slice(1)))

/** Returns a page as Next renders it. */
export function toSamplePage({ head = '', body = '', payload = [] }: SamplePage = {}): string {
  const [first = '', second = ''] = SAMPLE_CHUNKS
  return [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    `<link rel="preload" as="script" fetchPriority="low" href="${first}"/>`,
    `<script src="${first}" async=""></script><script src="${second}" async=""></script>`,
    `<script src="/${STATIC_FOLDER}/chunks/old.js" noModule=""></script>`,
    `${head}</head><body>${body}<script id="_R_">start();</script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    ...[...payload, SAMPLE_ROWS].map((piece) => toSamplePush(1, piece)),
    `<script src="${first}" async=""></script></body></html>`,
  ].join('')
}

/** Reads the payload of a finished page. */
export function readSamplePayload(html: string): string {
  const json = /<script[^>]* id="payload">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  return exchangeQuotes(JSON.parse(json) as string)
}
