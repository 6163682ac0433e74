import { exchangeQuotes } from '@/lib/next/payload'
import { STATIC_FOLDER } from '@/lib/next/static-files'

/** Pages as Next renders them, for tests: the smallest that `lib/next` accepts. */

/** URLs of the scripts that each sample page loads. */
export const SAMPLE_CHUNKS = ['a', 'b'].map((name) => `/${STATIC_FOLDER}/chunks/${name}.js`)

/** Rows that every sample page has in its payload, after those of its own. */
export const SAMPLE_ROWS = '1:I[1,[],"Layout"]\n0:{"P":null}\n'

/** A script that adds to the payload of a page. */
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

/** Paths of the app's files, which the pages have to be able to load. */
export const SAMPLE_FILES: ReadonlySet<string> = new Set(SAMPLE_CHUNKS.map((href) => href.slice(1)))

/** A page as Next renders it. */
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

/** The payload of a finished page. */
export function readSamplePayload(html: string): string {
  const json = /<script[^>]* id="payload">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  return exchangeQuotes(JSON.parse(json) as string)
}
