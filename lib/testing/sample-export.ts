import { DATA_FILE } from '@/lib/next/client-constants'
import { STATIC_FOLDER } from '@/lib/next/static-files'

/** Exports as Next writes them, for tests: the smallest that this room accepts. */

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

/** A page as Next exports it. */
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
export function readSamplePayload(html: string): unknown {
  return JSON.parse(/<script[^>]* id="payload">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
}

/** The files of an export with these pages, by path. @param pages HTML by path of the page, such as `/docs/` */
export function toSampleExport(pages: Record<string, string>): Record<string, string> {
  const files: Record<string, string> = {
    '404.html': toSamplePage(),
    '404/index.html': toSamplePage(),
    '_not-found/index.html': toSamplePage(),
  }
  for (const href of SAMPLE_CHUNKS) files[href.slice(1)] = ''
  for (const [page, html] of Object.entries(pages)) {
    const folder = page.slice(1)
    files[`${folder}index.html`] = html
    files[`${folder}${DATA_FILE}`] = SAMPLE_ROWS
    files[`${folder}__next._tree.txt`] = ''
  }
  return files
}
