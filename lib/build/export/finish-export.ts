import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withoutBaseUrl } from '@/lib/config/base-url'
import { toPageFile } from '@/lib/config/page-file'
import { featureBoard } from '@/lib/config/feature-board'
import { searchOrigin } from '@/lib/config/search-origin'
import { listAllFiles } from '@/lib/core/list-files'
import { forEachConcurrently } from '@/lib/core/for-each-concurrently'
import { readSiteIndex } from '@/lib/records/read-records'
import { FILES_FOLDER } from '@/lib/records/site-files'
import { toHeadersFile, toRedirectsFile } from '../host/host-files'
import { HOST_FOLDER, toNginxConfig } from '../host/nginx'
import { toRedirectPage } from '../host/redirect-page'
import { writeOffline } from '../offline/write-offline'
import { EXPORTED_FOLDER, EXPORT_FOLDER, OUTPUT_FOLDER } from './export-folder.mjs'
import { finishDocument } from './finish-document'

/** Returns the folder in which an export is finished. It is beside the previous one, to replace it in one step. */
const toStagingFolder = (target: string) => path.join(path.dirname(target), '.export')

/** Folder of scripts that become part of documents. */
const INLINE_FOLDER = path.join(FILES_FOLDER, 'inline-scripts')

/** Number of files in work at the same time. */
const FILES_AT_ONCE = 8

/**
 * Files that nobody requests: a repetition of `index.txt`, lists for another router, and a second copy of the not-found
 * page.
 */
const UNUSED =
  /(?:^|\/)__next\._full\.txt$|^_next\/static\/[^/]+\/_\w+Manifest\.js$|^(?:404|_not-found)\/|^_not-found\./

/**
 * First line of the app's scripts. It makes Chromium compile their functions on another thread while a script loads.
 * Without it, functions are compiled when they are first called, which for most of them is while the app starts and
 * readers wait for it to respond. Other browsers treat the line as a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

async function writeTo(folder: string, file: string, content: string | Uint8Array): Promise<void> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
}

/** Finishes a document. @returns paths of scripts that it no longer names */
async function finishPage(file: string): Promise<string[]> {
  const { html, unused } = finishDocument(await readFile(path.join(EXPORT_FOLDER, file), 'utf8'), {
    readScript: (src) => readFileSync(path.join(FILES_FOLDER, withoutBaseUrl(src)), 'utf8'),
    frameOrigins: featureBoard ? [featureBoard.origin] : [],
    connectOrigins: searchOrigin === undefined ? [] : [searchOrigin],
  })
  await writeTo(EXPORTED_FOLDER, file, html)
  return unused.map((src) => withoutBaseUrl(src).slice(1))
}

/** Finishes a file that isn't a document. */
async function finishFile(file: string): Promise<void> {
  const content = await readFile(path.join(EXPORT_FOLDER, file))
  const isScript = /^_next\/.*\.js$/.test(file)
  await writeTo(EXPORTED_FOLDER, file, isScript ? COMPILE_HINT + content.toString() : content)
}

/** Replaces the previous export, which is served unchanged until then. */
async function publish(target: string): Promise<void> {
  const previous = `${target}.previous`
  await rm(previous, { recursive: true, force: true })
  if (existsSync(target)) await rename(target, previous)
  await rename(toStagingFolder(target), target)
  await rm(previous, { recursive: true, force: true })
}

/** Finishes what Next has exported, adds redirects and the service worker, and publishes it. */
export async function finishExport(target: string): Promise<void> {
  const site = readSiteIndex()
  const staging = toStagingFolder(target)
  await rm(staging, { recursive: true, force: true })
  const unused = new Set<string>()
  await forEachConcurrently(listAllFiles(EXPORT_FOLDER), FILES_AT_ONCE, async (file) => {
    if (!file.endsWith('.html')) return finishFile(file)
    for (const script of await finishPage(file)) unused.add(script)
  })
  const isServed = (file: string) => !UNUSED.test(file) && !unused.has(file)
  const served = listAllFiles(EXPORTED_FOLDER).filter(isServed)
  await forEachConcurrently(served, FILES_AT_ONCE, (file) =>
    cp(path.join(EXPORTED_FOLDER, file), path.join(staging, file)),
  )
  await cp(FILES_FOLDER, staging, {
    recursive: true,
    filter: (file) => file !== INLINE_FOLDER,
  })
  const script = await readFile(path.join(INLINE_FOLDER, 'redirect.js'), 'utf8')
  for (const redirect of site.redirects) {
    await writeTo(staging, toPageFile(redirect.from), toRedirectPage(redirect, script))
  }
  await writeTo(staging, '_redirects', toRedirectsFile(site))
  await writeTo(staging, '_headers', toHeadersFile())
  // GitHub Pages leaves out folders that start with an underscore unless it is told not to.
  await writeTo(staging, '.nojekyll', '')
  await writeOffline(staging)
  await publish(target)
  // Only for the folder that is deployed, not for previews.
  if (target === OUTPUT_FOLDER) await writeTo(HOST_FOLDER, 'nginx.conf', toNginxConfig(site))
}
