import { distance } from 'fastest-levenshtein'
import type { PackageFacts } from '@/lib/options/packages/package-facts'
import { findSuggestion } from '@/lib/core/problem'
import type { InlineCodeText } from '../code-fences'
import type { Pin } from './check-commands'
import { checkCommands } from './check-commands'
import type { SnippetProblem } from './snippet'

/** Facts that names in prose are checked against. */
export type NameFacts = Omit<PackageFacts, 'words'> & {
  /** Last segments of option names: `onBrokenLinks`, `sidebarPath`. */
  options: ReadonlySet<string>
  /** Correct words: those in the packages and in the code of the documentation. */
  words: ReadonlySet<string>
}

/** Maximum number of letters in which a typo differs from the correct name. */
const MAX_DISTANCE = 2

const CAMEL_CASE = /^[a-z]+(?:[A-Z][a-z\d]*)+$/

/** Returns the option that a word almost matches: one or two letters differ, and the word is not a known one. */
function findMeantOption(word: string, { options, words }: NameFacts): string | undefined {
  if (!CAMEL_CASE.test(word) || options.has(word) || words.has(word)) return undefined
  return [...options].find((option) => {
    const letters = distance(word, option)
    return letters <= MAX_DISTANCE && letters < option.length / 3
  })
}

/** Whether a module is installed, or is part of an installed package: `@docusaurus/theme-common/internal`. */
function isKnownModule(name: string, modules: ReadonlySet<string>): boolean {
  // `@docusaurus/plugin-x` means any plugin.
  const isPlaceholder = /-[a-z]$/.test(name)
  return isPlaceholder || modules.has(name) || modules.has(name.split('/').slice(0, 2).join('/'))
}

/** A problem of a name. The column is that in the inline code. */
type NameProblem = Omit<SnippetProblem, 'line' | 'column'> & Partial<Pick<SnippetProblem, 'column'>>

/** A file in one of the folders that the site template fills. */
const SITE_FILE = /^(?:blog|docs|src|static)\/(?:[\w.-]+\/)*[\w.-]+\.\w+$/

/** Folders that only the template has. A path in them is a template file or a mistake. */
const TEMPLATE_FOLDER = /^(?:docs\/tutorial-|src\/components\/HomepageFeatures\/)/

const withoutExtension = (file: string) => file.replace(/\.\w+$/, '')

/**
 * Reports a file that the template does not have, although it is in one of its folders or has almost the same name as
 * one of its files.
 */
function checkSiteFile(name: string, { templateFiles }: NameFacts): NameProblem[] {
  const stem = withoutExtension(name)
  const near = [...templateFiles].map((file) => ({
    file,
    letters: distance(stem, withoutExtension(file)),
  }))
  const [nearest] = near.sort((one, other) => one.letters - other.letters)
  // The same file in another language is up to the reader.
  if (!nearest || templateFiles.has(name) || nearest.letters === 0) return []
  const isTypo = nearest.letters <= MAX_DISTANCE
  if (!isTypo && !TEMPLATE_FOLDER.test(name)) return []
  const suggestion = isTypo ? nearest.file : undefined
  return [{ message: `the template has no file "${name}"`, fix: 'correct its name', suggestion }]
}

function checkName(name: string, facts: NameFacts): NameProblem[] {
  if (SITE_FILE.test(name)) return checkSiteFile(name, facts)
  const module = /^@(?:docusaurus|theme)\/[\w/-]+$/.exec(name.replace(/@[\w.-]+$/, ''))?.[0]
  if (module !== undefined) {
    if (isKnownModule(module, facts.modules)) return []
    const suggestion = findSuggestion(module, facts.modules)
    // Custom components are also found under `@theme/`.
    const isNear = suggestion !== undefined && distance(module, suggestion) <= MAX_DISTANCE
    if (module.startsWith('@theme/') && !isNear) return []
    return [{ message: `there is no module "${module}"`, fix: 'correct its name', suggestion }]
  }
  return name.split('.').flatMap((segment) => {
    const word = segment.replace(/(?:\[\]|\(\)|\?)+$/, '')
    const suggestion = findMeantOption(word, facts)
    return suggestion === undefined
      ? []
      : [{ message: `there is no option "${word}"`, fix: 'correct its name', suggestion }]
  })
}

function checkInlineCode(text: string, facts: NameFacts, pin: Pin): NameProblem[] {
  // Code with spaces is a command with its arguments. A name alone, as in "the `docusaurus` command", is not run.
  if (/\s/.test(text)) return checkCommands(facts, pin, text)
  return checkName(text, facts)
}

/**
 * Checks the inline code of a document: packages, modules and components, commands with their flags, words that are
 * almost the name of an option, and files of the template.
 */
export function checkNames(inline: InlineCodeText[], facts: NameFacts, pin: Pin): SnippetProblem[] {
  return inline.flatMap(({ text, line, column }) =>
    checkInlineCode(text, facts, pin).map(({ column: offset = 1, ...problem }) => ({
      ...problem,
      ...{ line, column: column + offset - 1 },
    })),
  )
}
