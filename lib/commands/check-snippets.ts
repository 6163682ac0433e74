import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listCheckedCode } from '@/lib/check/code-fences'
import { checkSnippets } from '@/lib/check/snippets/check-snippets'
import { endCheck } from '@/lib/core/report'

// Checks the documents given as arguments, or else all of them.
const { positionals } = parseArgs({ allowPositionals: true })

function formatCounts(counts: Map<string, number>): string {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ')
}

const files = positionals.length > 0 ? positionals : listCheckedCode()
const documents = files.map((file) => ({ path: file, text: readFileSync(file, 'utf8') }))
const { problems, checked, skipped, names } = await checkSnippets(documents)
for (const [release, languages] of checked) {
  const number = [...languages.values()].reduce((sum, each) => sum + each, 0)
  console.log(`${release}: ${number} blocks checked (${formatCounts(languages)})`)
}
console.log(`skipped: ${formatCounts(skipped) || 'none'}`)
endCheck(problems, `code of ${files.length} documents and ${names} names in prose`)
