import { SCRIPT, readAttribute } from '@/lib/core/scripts'
import type { PayloadPush } from './payload'
import { joinPayload, readPush } from './payload'
import { getStartScript, isStartScript } from './start-script'
import { isChunk, toChunkFile } from './static-files'
import { UnexpectedNextError } from './unexpected-next-error'

/** The parts of a page that Next exported. */
export type ExportedPage = {
  /** The document without anything that loads or starts the app. */
  html: string
  /** URLs of the app's scripts, in order and without duplicates. */
  chunks: string[]
  /** JavaScript that starts the app when its scripts are loaded. */
  start: string
  /** React's server payload. */
  payload: string
}

/**
 * Assumption: React preloads scripts with links of this form.
 * https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/server/ReactFizzConfigDOM.js (`pushBootstrapScripts`)
 */
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** Assumption: Next marks polyfills that only old browsers load with this attribute. */
const OLD_BROWSERS_ONLY = /\bnoModule\b/

function unexpected(finding: string, module = 'lib/next/exported-page.ts'): UnexpectedNextError {
  return new UnexpectedNextError(finding, module)
}

function checkChunks(chunks: string[], files: ReadonlySet<string> | undefined): void {
  if (!chunks.some(isChunk)) {
    throw unexpected(
      'the page does not load any chunks. Next was expected to load scripts from `/_next/static/chunks/`',
      'lib/next/static-files.ts',
    )
  }
  const missing = files && chunks.find((href) => isChunk(href) && !files.has(toChunkFile(href)))
  if (missing !== undefined) {
    throw unexpected(
      `the page loads ${missing}, which is not in the export. Next was expected to write every chunk to \`_next/static/chunks/\``,
      'lib/next/static-files.ts',
    )
  }
}

/** Checks the rest of a document. It must not load the app or need Next's own scripts. */
function checkRest(html: string): void {
  const script = [...html.matchAll(SCRIPT)].find(([text]) => text.includes('__next'))?.[0]
  if (script !== undefined) {
    throw unexpected(
      `the page has an unknown script of Next: ${script.slice(0, 80)}. Next was expected to write \`__next\` only into scripts of the payload`,
    )
  }
  const id = /<[a-z][^<>]*\sid="(__next[^"]*)"/.exec(html)?.[1]
  if (id !== undefined) {
    throw unexpected(
      `the page has an element with the id \`${id}\`. Next was expected to give such ids only to pages that failed`,
    )
  }
  const head = html.slice(0, html.indexOf('</head>'))
  const link = [...head.matchAll(/<link\b[^>]*\shref="([^"]*)"/g)].find(([, href = '']) =>
    isChunk(href),
  )
  if (link) {
    throw unexpected(
      `the head still loads ${link[1]}. React was expected to preload scripts only with \`<link rel="preload" as="script"\``,
    )
  }
}

/**
 * Splits a page into its parts.
 * @param files paths relative to the export's folder; if given, the page's chunks must be among them
 * @throws UnexpectedNextError if the page differs from what Next is expected to write
 */
export function readExportedPage(html: string, files?: ReadonlySet<string>): ExportedPage {
  const chunks = new Set<string>()
  const starts: string[] = []
  const pushes: PayloadPush[] = []
  const rest = html
    .replace(SCRIPT, (script, attributes: string, text: string) => {
      const source = readAttribute(attributes, 'src')
      const push = source === undefined ? readPush(text) : undefined
      const isStart = isStartScript(attributes)
      if (isStart) starts.push(text)
      if (push) pushes.push(push)
      if (source !== undefined && !OLD_BROWSERS_ONLY.test(attributes)) chunks.add(source)
      return isStart || push || source !== undefined ? '' : script
    })
    .replace(SCRIPT_PRELOAD, '')
  const payload = joinPayload(pushes)
  const start = getStartScript(starts)
  checkChunks([...chunks], files)
  checkRest(rest)
  return { html: rest, chunks: [...chunks], start, payload }
}
