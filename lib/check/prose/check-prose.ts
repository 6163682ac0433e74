import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hashModules } from '@/lib/cache/module-graph'
import { openStore, toKey } from '@/lib/cache/store'
import { blogInstances, docsInstances, pagesInstances } from '@/lib/config/instances'
import { toVersionFolder } from '@/lib/model/docs/create-version'
import { SHOWCASE_FOLDER } from '@/lib/model/site/showcase'
import type { Problem } from '@/lib/problems/problem'
import { isFixture } from '@/lib/source/fixtures'
import { isPartial } from '@/lib/source/partials'
import { normalizeText } from '@/lib/source/source-text'
import type { CheckedProse } from './check-document'
import { checkDataFile, checkDocument, checkVocabulary } from './check-document'
import type { ProseIssue } from './check-words'
import type { DocumentMetadata } from './metadata'
import { checkMetadata, readMetadata } from './metadata'
import type { Dictionary, UnknownWord } from './spelling'
import { loadEnglish, PROJECT_WORDS_PATH, toDictionary } from './spelling'

/** Texts outside the documentation, which are checked only for their vocabulary. */
export const guides = ['CONTRIBUTING.md', 'README.md']

/** A checked text and its issues. */
export type CheckedText = {
  /** Path from the repository root. */
  path: string
  text: string
  issues: ProseIssue[]
  /** Number of sentences, headings and other texts. */
  sentences: number
  /** Undefined for files that are not pages, and for fixtures, whose titles may be the same. */
  metadata: DocumentMetadata | undefined
}

/** Result of checking the prose. */
export type ProseCheck = Pick<CheckedText, 'sentences'> & {
  problems: Problem[]
  /** Number of files in `content/`. */
  files: number
}

/** Lists all documents, partials and data files, sorted. */
export function listProseFiles(): string[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.(?:mdx?|yml)$/.test(file))
    .sort()
}

function isDataFile(file: string): boolean {
  return file.endsWith('.yml')
}

function read(file: string): string {
  return existsSync(file) ? normalizeText(readFileSync(file, 'utf8')) : ''
}

/** Loaded for the first text without a cached result. Most runs need no dictionary. */
let english: Promise<Dictionary> | undefined

function getEnglish(): Promise<Dictionary> {
  english ??= loadEnglish()
  return english
}

/** Hash of what a result depends on besides the text. */
let rulesHash: Promise<string> | undefined

/** Results by text and rules. The words of this site are filtered out later. */
const store = openStore<CheckedProse>('prose')

async function checkStored(file: string, text: string): Promise<CheckedProse> {
  rulesHash ??= hashModules(['lib/check/prose/check-document.ts'])
  const key = toKey(await rulesHash, file, text)
  const known = store.find(key)
  if (known) return known
  const format = file.endsWith('.md') ? 'md' : 'mdx'
  const checked = isDataFile(file)
    ? checkDataFile(text, await getEnglish())
    : checkDocument(text, await getEnglish(), format)
  store.keep(key, checked)
  return checked
}

async function toSpellingIssue(
  { word, offset }: UnknownWord,
  words: Dictionary,
): Promise<ProseIssue> {
  const closest = words.suggest(word) ?? (await getEnglish()).suggest(word)
  // A suggestion that differs only in capitalization is no help.
  const suggestion = closest === word ? undefined : closest
  return {
    offset,
    message: `"${word}" is not in the dictionary`,
    fix: `correct it, write it as code, or add it to ${PROJECT_WORDS_PATH}`,
    ...(suggestion !== undefined && { suggestion }),
  }
}

/**
 * Checks the prose of one file. Guides are checked only for their vocabulary, fixtures not for spelling and metadata,
 * and the showcase not for spelling.
 * @param words the words of this site
 * @throws VFileMessage if a document is not valid MDX
 */
export async function checkText(file: string, words: Dictionary): Promise<CheckedText> {
  const text = read(file)
  if (guides.includes(file)) {
    return { path: file, text, issues: checkVocabulary(text), sentences: 0, metadata: undefined }
  }
  const { issues, dataIssues, unknown, sentences } = await checkStored(file, text)
  // Fixtures may contain any title, URL and word. What they say about it is ordinary prose.
  if (isFixture(file)) return { path: file, text, issues, sentences, metadata: undefined }
  // The descriptions of sites are full of names.
  const isSpelled = !file.startsWith(`${SHOWCASE_FOLDER}/`)
  const misspelled = unknown.filter(({ word }) => isSpelled && !words.has(word))
  const spelling = await Promise.all(misspelled.map((each) => toSpellingIssue(each, words)))
  const isPage = !isDataFile(file) && !isPartial(file)
  const metadata = isPage ? readMetadata(file, text) : undefined
  return { path: file, text, issues: [...issues, ...dataIssues, ...spelling], sentences, metadata }
}

/** Reads the words of this site. */
export function readProjectWords(): Dictionary {
  return toDictionary(read(PROJECT_WORDS_PATH))
}

/** Converts the issues of a text to problems with positions. */
export function listProblems({ path: file, text, issues }: CheckedText): Problem[] {
  return issues.map(({ offset, edit: _edit, ...issue }) => {
    const before = text.slice(0, offset).split('\n')
    const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    return { path: file, ...place, ...issue }
  })
}

/** Lists the content paths in which titles must be unique: versions of docs instances, blogs, and folders of pages. */
function listFolders(): string[] {
  return [
    ...docsInstances.flatMap((config) =>
      config.versions.map((version) => toVersionFolder(config, version)),
    ),
    ...[...blogInstances, ...pagesInstances].map(({ contentPath }) => `content/${contentPath}/`),
  ]
}

/**
 * Checks the prose of the documentation, and the vocabulary of the guides.
 * @param excluded paths of files with other problems, which may cause further ones
 */
export async function checkProse(excluded: ReadonlySet<string>): Promise<ProseCheck> {
  const words = readProjectWords()
  const files = listProseFiles().filter((file) => !excluded.has(file))
  const checked = []
  for (const file of [...files, ...guides]) checked.push(await checkText(file, words))
  store.prune()
  const metadata = checked.flatMap((each) => each.metadata ?? [])
  return {
    problems: [...checked.flatMap(listProblems), ...checkMetadata(metadata, listFolders())],
    files: files.length,
    sentences: checked.reduce((sum, { sentences }) => sum + sentences, 0),
  }
}
