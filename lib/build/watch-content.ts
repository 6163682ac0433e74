import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { writeAssets } from '@/lib/source/assets/asset-store'
import { checkContent } from '@/lib/check/check-content'
import type { SourceCheck } from '@/lib/check/check-sources'
import { collectSources } from '@/lib/check/check-sources'
import { siteConfig } from '@/lib/config/site'
import type { SitePath } from '@/lib/core/url'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import {
  findOutline,
  getOutline,
  readBodyCode,
  warmUpCompiler,
} from '@/lib/markdown/store/compiled-store'
import { createPage } from '@/lib/model/records/create-site'
import { createFromContent } from '@/lib/model/records/load-site'
import type { SiteContent } from '@/lib/model/site/load-content'
import { loadContent } from '@/lib/model/site/load-content'
import { createSections } from '@/lib/model/records/sections'
import type { Problem } from '@/lib/core/problem'
import { formatProblems } from '@/lib/core/problem'
import { listBodies } from '@/lib/records/list-bodies'
import type { LoadedPage } from '@/lib/records/list-bodies'
import type { Section } from '@/lib/records/section'
import type { CheckedDocument } from '@/lib/source/check-document'
import { listContentFiles } from '@/lib/source/list-files'
import { readDocuments } from '@/lib/source/read-documents'
import { writeSite } from './prepare-content'

/** Editors write a file in several steps. Changes within this many milliseconds count as one. */
const SETTLE_MS = 10

/**
 * Milliseconds without changes before the whole site is created and checked. By then, the browser has loaded the edited
 * page, so the check doesn't slow it down.
 */
const QUIET_MS = 500

/** If more documents than this change at once, they weren't edited by hand, so they're compiled on demand or later. */
const MAX_COMPILED_AT_ONCE = 4

/** Creates pages from the current content while a maintainer writes. */
export type ContentWatch = {
  /** Records that a file in `content/` has changed. */
  change: (path: string) => void
  /** Creates a page from its current files, and compiles only what it shows. Undefined if there is no such page. */
  findPage: (path: SitePath) => Promise<LoadedPage | undefined>
  /** Returns a section's frame, or undefined if there is none. */
  findSection: (id: SitePath) => Promise<Section | undefined>
  /** Resolves when the written records include every change. */
  writeRecords: () => Promise<void>
  /** Returns the problems of the last check. */
  listProblems: () => Problem[]
  /** Compiles the documents that haven't been viewed, and then checks the whole site. */
  compileRest: () => Promise<void>
}

export type ContentWatchOptions = {
  /** Prints a text for the maintainer. */
  print: (text: string) => void
  /** Makes browsers request their pages again. */
  refresh: () => void
}

export function createContentWatch({ print, refresh }: ContentWatchOptions): ContentWatch {
  const sources = new Map<string, CheckedDocument>()
  const outlines = new Map<string, CompiledOutline>()
  const changed = new Set<string>()
  let found: SourceCheck = { problems: [], readable: [], documents: [] }
  let content: SiteContent | undefined
  let reading: Promise<void> | undefined
  let problems: Problem[] = []
  let printed = ''
  /** Revision of the content that was last read, and the one that the written records are from. */
  let revision = 0
  let written = -1
  let writing: Promise<void> | undefined
  let quiet: NodeJS.Timeout | undefined
  const pagesInWork = new Set<Promise<unknown>>()
  const compiling = new Map<string, Promise<void>>()

  /** Returns whether anything but bodies has changed. */
  const readSources = async (changes: ReadonlySet<string>): Promise<boolean> => {
    const files = listContentFiles()
    const paths = new Set(files.map(({ path }) => path))
    let isNew = [...changes].some((path) => !sources.has(path) || !paths.has(path))
    for (const path of sources.keys()) if (!paths.has(path)) sources.delete(path)
    const stale = files.filter(({ path }) => changes.has(path) || !sources.has(path))
    for (const read of await readDocuments(stale)) {
      const { path } = read.document
      isNew ||= JSON.stringify(read) !== JSON.stringify(sources.get(path))
      sources.set(path, read)
    }
    found = collectSources(files.flatMap(({ path }) => sources.get(path) ?? []))
    return isNew
  }

  /** Removes outlines that depend on changed files. */
  const forgetOutlines = (changes: ReadonlySet<string>) => {
    const isOfDocumentsOnly = [...changes].every((path) => sources.has(path))
    for (const [path, { partials, dependencies, problems: own }] of outlines) {
      const isStale =
        !sources.has(path) ||
        changes.has(path) ||
        [...partials, ...Object.keys(dependencies)].some((file) => changes.has(file)) ||
        // It may refer to a file that was missing and exists now.
        (!isOfDocumentsOnly && own.length > 0)
      if (isStale) outlines.delete(path)
    }
  }

  const compile = (path: string): Promise<void> => {
    const known = compiling.get(path)
    if (known) return known
    const work = getOutline(path)
      .then((outline) => {
        if (!changed.has(path)) outlines.set(path, outline)
      })
      .finally(() => compiling.delete(path))
    compiling.set(path, work)
    return work
  }

  /** Adds the outlines of bodies that were compiled before. */
  const findOutlines = () =>
    Promise.all(
      found.readable.map(async (path) => {
        const outline = await findOutline(path)
        if (outline) outlines.set(path, outline)
      }),
    )

  const read = async () => {
    if (content) await wait(SETTLE_MS)
    const changes = new Set(changed)
    changed.clear()
    revision += 1
    if (await readSources(changes)) content = undefined
    await Promise.all([...changes].flatMap((path) => compiling.get(path) ?? []))
    forgetOutlines(changes)
    if (revision === 1) await findOutlines()
    const stale = found.readable.filter((path) => changes.has(path))
    if (stale.length <= MAX_COMPILED_AT_ONCE) {
      await Promise.all(stale.map(compile))
    }
    const documents = [...found.documents].sort((a, b) => (a.path < b.path ? -1 : 1))
    content ??= await loadContent(documents)
  }

  /** Returns the current content. */
  const getContent = async (): Promise<SiteContent> => {
    // A read in progress has already cleared `changed`, but `content` doesn't include these changes yet.
    while (reading || !content || changed.size > 0) {
      reading ??= read().finally(() => (reading = undefined))
      await reading
    }
    return content
  }

  const write = async () => {
    const current = await getContent()
    const target = revision
    const checked = checkContent(found, current, outlines)
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
    while (written < revision || changed.size > 0 || !content) {
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

  const reportError = (error: unknown) =>
    print(error instanceof Error ? error.message : String(error))

  const writeWhenQuiet = () => {
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      quiet = undefined
      writeRecords().catch(reportError)
    }, QUIET_MS)
  }

  const makePage = async (path: SitePath): Promise<LoadedPage | undefined> => {
    for (;;) {
      const current = await getContent()
      const readable = new Set(found.readable)
      const missing = new Set<string>()
      const get = (source: string) => {
        const outline = outlines.get(source)
        if (!outline && readable.has(source)) missing.add(source)
        return outline
      }
      const { created: page, assets: ownAssets } = createFromContent(current, { get }, (...input) =>
        createPage(path, ...input),
      )
      if (!page) return undefined
      await Promise.all([...missing].map(compile))
      if (missing.size > 0 || changed.size > 0) continue
      const keys = new Set(listBodies(page).map(({ key }) => key))
      const shown = [...outlines.values()].filter(({ key }) => keys.has(key))
      await writeAssets([...shown.flatMap(({ assets }) => assets), ...ownAssets])
      return {
        page,
        bodies: Object.fromEntries(shown.map(({ key, entry }) => [key, readBodyCode(entry)])),
      }
    }
  }

  return {
    change: (path) => {
      if (!changed.has(path)) refresh()
      changed.add(path)
      writeWhenQuiet()
      getContent().catch(reportError)
    },
    findPage: (path) => {
      const page = makePage(path).finally(() => pagesInWork.delete(page))
      pagesInWork.add(page)
      return page
    },
    findSection: async (id) => {
      const current = await getContent()
      const sections = createSections(current, siteConfig.navbar.items)
      return sections.find((section) => section.id === id)
    },
    writeRecords,
    listProblems: () => problems,
    compileRest: async () => {
      await getContent()
      const paths = found.readable.filter((path) => !outlines.has(path))
      if (paths.length > 0) written = -1
      else await warmUpCompiler()
      for (const path of paths) {
        // Between two documents, pages and edits that a maintainer waits for come first.
        await nextTurn()
        await Promise.allSettled([...pagesInWork, reading])
        if (sources.has(path) && !outlines.has(path)) await compile(path)
      }
      await writeRecords()
    },
  }
}
