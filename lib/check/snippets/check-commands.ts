import type { PackageFacts } from '@/lib/options/packages/package-facts'
import { findSuggestion, toPlace } from '@/lib/core/problem'
import type { SnippetProblem } from './snippet'

/** Facts that commands are checked against. */
export type CommandFacts = Pick<PackageFacts, 'modules' | 'commands' | 'createFlags'>

/** The version that packages must be installed in. */
export type Pin = {
  release: string
  /** Whether no other version is allowed. A post about an older release installs that release. */
  isExact: boolean
}

/** A word of a command and its position. */
type Word = { text: string; offset: number }

const SEPARATOR = /^(?:\n|&&|\|\|?|;)$/

const TOKENS = /\n|&&|\|\|?|;|"[^"]*"|'[^']*'|[^\s;&|"']+/g

/**
 * Lists the commands in a text. Lines are split at `&&`, `|` and `;`. A line that ends with `\` continues on the next
 * one.
 */
function listCommands(code: string): Word[][] {
  // Replaces removed text with spaces, which keeps the offsets correct.
  const source = code
    .replace(/\\\n/g, '  ')
    .replace(/(?<!\S)#.*$/gm, (comment) => ' '.repeat(comment.length))
  const commands: Word[][] = [[]]
  for (const { 0: text, index } of source.matchAll(TOKENS)) {
    if (SEPARATOR.test(text)) commands.push([])
    else commands.at(-1)?.push({ text, offset: index })
  }
  return commands.filter((words) => words.length > 0)
}

type Report = (word: Word, message: string, fix: string, candidates?: Iterable<string>) => void

/** Returns the name of a command without the id of an instance, which it has in `docs:version:sdk`. */
function toCommandName(word: string): string {
  return word.startsWith('docs:version') ? 'docs:version' : word
}

function checkFlags(words: Word[], flags: ReadonlySet<string>, name: string, report: Report): void {
  for (const word of words) {
    const [flag = ''] = word.text.split('=')
    if (!/^--?[a-zA-Z]/.test(flag) || flags.has(flag)) continue
    report(word, `\`${name}\` has no flag "${flag}"`, 'correct or remove it', flags)
  }
}

/** Checks the words after `docusaurus`. A `--` between them is for the package manager. */
function checkDocusaurus(words: Word[], { commands }: CommandFacts, report: Report): void {
  const [command, ...rest] = words.filter(({ text }) => text !== '--')
  if (!command || /^[-<[$]/.test(command.text)) return
  const name = toCommandName(command.text)
  const flags = commands.get(name)
  if (!flags) {
    report(command, `there is no command "docusaurus ${name}"`, 'correct its name', commands.keys())
    return
  }
  checkFlags(rest, flags, `docusaurus ${name}`, report)
}

/** Splits an installed package such as `@docusaurus/core@3.1.1` into its name and version. */
function readPackage(word: string): { name: string; version: string | undefined } {
  const [, name = '', version] = /^(@?[^@]+)(?:@(.*))?$/.exec(word.replace(/['"]/g, '')) ?? []
  return { name, version }
}

function checkInstalled(word: Word, facts: CommandFacts, pin: Pin, report: Report): void {
  const { release, isExact } = pin
  const { name, version } = readPackage(word.text)
  const isCreator = name === 'create-docusaurus' || name === 'docusaurus'
  if (!isCreator && !name.startsWith('@docusaurus/')) return
  if (!isCreator && !facts.modules.has(name)) {
    report(word, `there is no package "${name}"`, 'correct its name', facts.modules)
  } else if (version === undefined) {
    report(word, `"${name}" is installed without a version`, `write "${name}@${release}"`)
  } else if (isExact && /^\d/.test(version) && version !== release) {
    report(word, `"${name}" is installed in version ${version}`, `write "${name}@${release}"`)
  }
}

const INSTALL =
  /^(?:npm (?:install|i|add)|(?:yarn|pnpm|bun) (?:add|install)|npm (?:init|create))(?: |$)/
const RUN =
  /^(?:npx |npm exec |pnpm dlx |yarn dlx |yarn create |npm init |npm create |bunx )(?:-\S+ )*create-docusaurus/

function checkCommand(words: Word[], facts: CommandFacts, pin: Pin, report: Report): void {
  const text = words.map((word) => word.text).join(' ')
  if (RUN.test(text)) {
    const at = words.findIndex((word) => word.text.startsWith('create-docusaurus'))
    const creator = words[at]
    if (creator) checkInstalled(creator, facts, pin, report)
    checkFlags(words.slice(at + 1), facts.createFlags, 'create-docusaurus', report)
    return
  }
  if (INSTALL.test(text)) {
    for (const word of words.slice(2)) checkInstalled(word, facts, pin, report)
    return
  }
  const direct = words.findIndex((word) => word.text === 'docusaurus')
  const runners = ['npx', 'yarn', 'pnpm', 'bunx', 'run', 'exec', 'dlx', '--', '$']
  const isRun =
    direct >= 0 &&
    words.slice(0, direct).every((word) => runners.includes(word.text) || /^\w+=/.test(word.text))
  if (isRun) {
    checkDocusaurus(words.slice(direct + 1), facts, report)
    return
  }
  // The template's scripts have the names of the commands: `npm run build -- --locale fr`.
  const script = /^(?:[A-Z_]+=\S+ )*(?:npm (?:run )?|yarn (?:run )?|pnpm (?:run )?)([\w:-]+)/.exec(
    text,
  )?.[1]
  if (script === undefined || !facts.commands.has(toCommandName(script))) return
  const at = words.findIndex((word) => word.text === script)
  checkDocusaurus(words.slice(at), facts, report)
}

/**
 * Checks the names and flags of `docusaurus` and `create-docusaurus` commands, and that Docusaurus packages are
 * installed in the documented version.
 */
export function checkCommands(facts: CommandFacts, pin: Pin, code: string): SnippetProblem[] {
  const problems: SnippetProblem[] = []
  const report: Report = (word, message, fix, candidates = []) => {
    const suggestion = findSuggestion(word.text, candidates)
    problems.push({ ...toPlace(code, word.offset), message, fix, suggestion })
  }
  for (const words of listCommands(code)) checkCommand(words, facts, pin, report)
  return problems
}
