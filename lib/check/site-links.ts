import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { toPlace } from '@/lib/core/problem'
import { splitHref } from '@/lib/core/url'
import type { DocumentLink } from '@/lib/markdown/core/context'

/** Folder of the components that contain the links of the home page. */
const HOME_FOLDER = 'components/home'

/** A link to a page of the site in a file that is not a document: `href="/docs/"`, `to: '/docs/'`. */
const WRITTEN_LINK = /\b(?:href|to)\s*[:=]\s*(["'])((?:pathname:\/\/)?\/(?!\/)[^"']*)\1/g

/** Finds the literal links to pages of the site in a TypeScript file. @param file path from the repository root */
export function findWrittenLinks(file: string, text: string): DocumentLink[] {
  return [...text.matchAll(WRITTEN_LINK)].map((match) => {
    const written = match[2] ?? ''
    const { path: route, suffix } = splitHref(written.replace(/^pathname:\/\//, ''))
    const hash = decodeURIComponent(/#(.*)$/.exec(suffix)?.[1] ?? '')
    const offset = match.index + match[0].length - written.length - 1
    const place = { path: file, ...toPlace(text, offset) }
    const link = { ...place, written, file: undefined, route, hash }
    return route === written.split(/[?#]/)[0] ? link : { ...link, isPlain: true, hash: '' }
  })
}

/** Lists the files that contain the links of the navbar, footer, announcement, search and home page. */
function listLinkingFiles(): string[] {
  return [
    ...['lib/config/navbar.ts', 'lib/config/site.ts', 'lib/config/announcement.ts'],
    'lib/config/search-settings.ts',
    ...readdirSync(HOME_FOLDER)
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .map((name) => path.posix.join(HOME_FOLDER, name)),
  ]
}

/**
 * Lists the links of navbar, footer, announcement, search, home page, and files in `content/` that are no documents.
 * @param dataFiles paths of these files
 */
export function listSiteLinks(dataFiles: readonly string[]): DocumentLink[] {
  return [...listLinkingFiles(), ...dataFiles].flatMap((file) =>
    findWrittenLinks(file, readFileSync(file, 'utf8')),
  )
}
