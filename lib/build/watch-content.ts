import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { writeAssets } from '@/lib/source/assets/asset-store'
import { checkContent } from '@/lib/check/check-content'
import { checkConfiguration } from '@/lib/check/check-files'
import { siteConfig } from '@/lib/config/site'
import type { SitePath } from '@/lib/core/url'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import { warmUpCompiler } from '@/lib/markdown/store/compiled-store'
import { createPage } from '@/lib/model/records/create-site'
import { createFromContent } from '@/lib/model/records/load-site'
import { createSections } from '@/lib/model/records/sections'
import type { Problem } from '@/lib/core/problem'
import { formatProblems } from '@/lib/core/problem'
import type { DevContent } from '@/lib/records/dev-content'
import { findPage, readSiteIndex } from '@/lib/records/read-records'
import type { SitePage } from '@/lib/records/site-page'
import { findDevFile } from '@/lib/output/site/find-dev-file'
import { createContentReader } from './content-reader'
import { writeSite } from './prepare-content'

/**
 * Milliseconds without changes before the whole site is created and checked. By then, the browser has loaded the edited
 * page, so the check doesn't slow it down.
 */
const QUIET_MS = 500

/** Answers the development server from the current content while a maintainer writes. */
export type ContentWatch = DevContent & {
  /** Records that a file in `content/` has changed. */
  change: (path: string) => void
  /** Resolves when the written records include every change. */
  writeRecords: () => Promise<void>
  /** Compiles the documents that haven't been viewed, and then checks the whole site. */
  compileRest: () => Promise<void>
}

export type ContentWatchOptions = {
  /** Prints a text for the maintainer. */
  print: (text: string) => void
  /** Makes browsers request their pages again. */
  refresh: () => void
  /** Whether problems may have been printed before: the first check then also says if there are none. */
  isRestart?: boolean
}

/** Returns the problems of the configuration instead of an error, because pages that they make impossible throw one. */
export function explain(error: unknown): Error {
  const invalid = checkConfiguration()
  if (invalid.length === 0) return error instanceof Error ? error : new Error(String(error))
  const message = formatProblems(invalid)
  return Object.assign(new Error(message), { stack: message })
}

export function createContentWatch({
  print,
  refresh,
  isRestart = false,
}: ContentWatchOptions): ContentWatch {
  const reader = createContentReader()
  const { outlines } = reader
  let problems: Problem[] = []
  let printed = isRestart ? undefined : ''
  /** How many changes there were, and how many of them the written records include. */
  let changes = 0
  let written = -1
  let writing: Promise<void> | undefined
  let quiet: NodeJS.Timeout | undefined
  /** Whether all documents are compiled, or being compiled. */
  let isComplete = false
  const pagesInWork = new Set<Promise<unknown>>()

  const write = async () => {
    // Counted before, because another change may come when the content has just been read.
    const target = changes
    const { found, content } = await reader.read()
    const checked = checkContent(found, content, outlines)
    const all = [...checked.problems, ...(await writeSite(checked, outlines))]
    written = target
    const text = all.length > 0 ? formatProblems(all) : ''
    problems = all
    if (text === printed) return
    printed = text
    print(text === '' ? '\nNo problems.\n' : `\n${text}\n`)
    refresh()
  }

  const writeRecords = async (): Promise<void> => {
    while (written < changes) {
      if (quiet) {
        await wait(QUIET_MS)
        continue
      }
      // A maintainer waits for a page, not for the check of the others.
      await Promise.allSettled(pagesInWork)
      writing ??= write().finally(() => (writing = undefined))
      await writing
    }
  }

  const reportError = (error: unknown) => print(explain(error).message)

  const compileRest = async (): Promise<void> => {
    const { found } = await reader.read()
    const paths = found.readable.filter((path) => !outlines.has(path))
    const isFirst = !isComplete
    isComplete = true
    if (paths.length > 0) written = -1
    else if (isFirst) await warmUpCompiler()
    for (const path of paths) {
      // Between two documents, pages and edits that a maintainer waits for come first.
      await nextTurn()
      await Promise.allSettled([...pagesInWork])
      const now = await reader.read()
      if (now.found.readable.includes(path) && !outlines.has(path)) await reader.compile(path)
    }
    await writeRecords()
  }

  const writeWhenQuiet = () => {
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      quiet = undefined
      // What shows a changed image or partial has to be compiled again, even if nobody views it.
      const checked = isComplete ? compileRest() : writeRecords()
      checked.catch(reportError)
    }, QUIET_MS)
  }

  /** Creates a page from its current files, and compiles only what it shows. Undefined if there is no such page. */
  const makePage = async (path: SitePath): Promise<SitePage | undefined> => {
    for (;;) {
      const seen = changes
      const { found, content } = await reader.read()
      const readable = new Set(found.readable)
      const missing = new Set<string>()
      const shown = new Set<CompiledOutline>()
      const get = (source: string) => {
        const outline = outlines.get(source)
        if (outline) shown.add(outline)
        else if (readable.has(source)) missing.add(source)
        return outline
      }
      const { created: page, assets: ownAssets } = createFromContent(content, { get }, (...input) =>
        createPage(path, ...input),
      )
      if (!page) return undefined
      await Promise.all([...missing].map(reader.compile))
      if (missing.size > 0 || changes > seen) continue
      await writeAssets([...[...shown].flatMap(({ assets }) => assets), ...ownAssets])
      return page
    }
  }

  return {
    change: (path) => {
      if (reader.change(path)) refresh()
      changes += 1
      writeWhenQuiet()
      reader.read().catch(reportError)
    },
    findPage: async (path) => {
      const work = makePage(path).finally(() => pagesInWork.delete(work))
      pagesInWork.add(work)
      const page = await work
      if (page) return page
      // A page that lists all others, such as the debug panel, is only created with the whole site.
      await writeRecords()
      return findPage(path)
    },
    findSection: async (id) => {
      const { content } = await reader.read()
      const sections = createSections(content, siteConfig.navbar.items)
      return sections.find((section) => section.id === id)
    },
    findFile: (path) => findDevFile(path, writeRecords),
    readIndex: () => writeRecords().then(readSiteIndex),
    listProblems: () => Promise.resolve(problems),
    writeRecords,
    compileRest,
  }
}
