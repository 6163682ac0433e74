import { toGrammar } from './languages'

/** Returns what a line of a diff does to the code, or undefined for context and for lines about files and positions. */
export function readDiffSign(line: string): 'add' | 'del' | undefined {
  if (/^\+(?!\+\+(?: |$))/.test(line)) return 'add'
  return /^-(?!--(?: |$))/.test(line) ? 'del' : undefined
}

/** Matches a line that Git writes about files and positions instead of code. */
const ABOUT = /^(?:diff --git |index [\da-f]+\.\.|--- \S|\+\+\+ \S|@@ |\\ No newline)/

/**
 * Returns the code after a diff: without signs, removed lines and lines about files and positions. Many diffs are
 * written without a leading space in context lines, and many with a space after each sign. Code is indented by an even
 * number of spaces, so an odd number everywhere includes that space.
 * @example toNewCode('-a\n+b\n c') // 'b\nc'
 */
function toNewCode(diff: string): string {
  const lines = diff.split('\n').filter((line) => !ABOUT.test(line) && readDiffSign(line) !== 'del')
  const hasColumn = lines.every((line) => readDiffSign(line) || line === '' || line.startsWith(' '))
  const code = lines.map((line) => (readDiffSign(line) || hasColumn ? line.slice(1) : line))
  const indents = code.filter((line) => line.trim()).map((line) => line.search(/[^ ]/))
  const isSpaced = Math.min(...indents) % 2 === 1
  return (isSpaced ? code.map((line) => line.slice(1)) : code).join('\n')
}

/** Matches the prompt of a shell, PowerShell or the Windows command line. */
const PROMPT = /^(?:\$|PS[^>]*>|[A-Z]:\\[^>]*>) /

/** Returns the commands of a terminal session without prompts and output; undefined for code without prompts. */
function toCommands(session: string): string | undefined {
  const commands: string[] = []
  let isCommand = false
  for (const line of session.split('\n')) {
    const continues: boolean = isCommand && /[\\`]$/.test(commands.at(-1) ?? '')
    isCommand = continues || PROMPT.test(line)
    if (isCommand) commands.push(line.replace(continues ? /^> / : PROMPT, ''))
  }
  return commands.length > 0 ? commands.join('\n') : undefined
}

const shells = ['shellscript', 'shellsession', 'powershell', 'bat']

/**
 * Returns what the copy button of a block copies if that isn't its code: the new code of a diff, and the commands of a
 * terminal session.
 */
export function toCopiedCode(language: string, code: string): string | undefined {
  if (language === 'diff') return toNewCode(code)
  return shells.includes(toGrammar(language)) ? toCommands(code) : undefined
}
