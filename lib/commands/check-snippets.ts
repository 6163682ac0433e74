import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hasCheckedCode } from '@/lib/check/code-fences'
import { checkSnippets } from '@/lib/check/snippets/check-snippets'
import { formatReport } from '@/lib/problems/report'
import { listFiles } from '@/lib/source/list-files'

// Checks the documents given as arguments, or else all of them.
const { positionals } = parseArgs({ allowPositionals: true })

function listDocuments(): string[] {
  return listFiles('content')
    .map((file) => `content/${file}`)
    .filter(hasCheckedCode)
}

function formatCounts(counts: Map<string, number>): string {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ')
}

const files = positionals.length > 0 ? positionals : listDocuments()
const documents = files.map((file) => ({ path: file, text: readFileSync(file, 'utf8') }))
const { problems, checked, skipped, names } = await checkSnippets(documents)
let total = 0
for (const [release, languages] of checked) {
  const number = [...languages.values()].reduce((sum, each) => sum + each, 0)
  total += number
  console.log(`${release}: ${number} blocks checked (${formatCounts(languages)})`)
}
console.log(`skipped: ${formatCounts(skipped) || 'none'}`)
console.log(`${names} names in prose verified`)
if (problems.length > 0) {
  console.error(formatReport(problems))
  process.exitCode = 1
} else if (total === 0 && positionals.length === 0) {
  console.error(
    'No code blocks found.  Fix: check how lib/commands/check-snippets.ts lists documents',
  )
  process.exitCode = 1
}
