import path from 'node:path'
import { DATA_FILE } from './client-constants'
import { UnexpectedNextError } from './unexpected-next-error'

/**
 * Files of an export. Paths are relative to its folder, with forward slashes.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/export/index.ts
 */

/**
 * Assumption: in the folder of each page are data files for its segments. Nothing requests them, because this site
 * prefetches without Next.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/shared/lib/segment-cache/segment-value-encoding.ts (`convertSegmentPathToStaticExportFilename`)
 */
const SEGMENT_FILE = /(?:^|\/)__next\.[^/]*\.txt$/

/** Assumption: hosts get this page for unknown URLs. */
const NOT_FOUND_PAGE = '404.html'

/** Assumption: these hold copies of that page, for servers of Next's own. */
export const SURPLUS_FOLDERS = ['_not-found', '404']

/** Whether a file of an export is never requested. */
export function isSurplus(file: string): boolean {
  return SEGMENT_FILE.test(file) || SURPLUS_FOLDERS.some((folder) => file.startsWith(`${folder}/`))
}

function unexpected(finding: string): UnexpectedNextError {
  return new UnexpectedNextError(finding, 'lib/next/export-files.ts')
}

/**
 * Checks that the files of an export are where they are looked for.
 * @param files every file as Next exported it
 * @throws UnexpectedNextError
 */
export function checkExportFiles(files: string[]): void {
  const all = new Set(files)
  if (!files.some((file) => SEGMENT_FILE.test(file))) {
    throw unexpected(
      'the export has no data files of segments. Next was expected to write files such as `__next._tree.txt` into the folder of each page',
    )
  }
  if (!all.has(NOT_FOUND_PAGE)) {
    throw unexpected(
      `the export has no ${NOT_FOUND_PAGE}. Next was expected to write the page for unknown addresses there`,
    )
  }
  for (const file of files) {
    if (isSurplus(file)) continue
    const folder = path.posix.dirname(file)
    if (
      path.posix.basename(file) === 'index.html' &&
      !all.has(path.posix.join(folder, DATA_FILE))
    ) {
      throw unexpected(
        `${toPagePath(file)}: the page has no data file. Next was expected to write \`${DATA_FILE}\` beside every \`index.html\``,
      )
    }
    if (/(?:^|\/)__next/.test(file)) {
      throw unexpected(
        `the export has the unknown file ${file}. Next was expected to give names with \`__next\` only to data files of segments`,
      )
    }
  }
}

/** Path of a page by its file. @example toPagePath('docs/cli/index.html') // '/docs/cli/' */
export function toPagePath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`
}

/** The data file of a page by the page's own. @example toDataFile('docs/cli/index.html') // 'docs/cli/index.txt' */
export function toDataFile(file: string): string {
  return path.posix.join(path.posix.dirname(file), DATA_FILE)
}
