import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import countBy from 'lodash-es/countBy.js'
import { listCheckedCode } from '@/lib/check/code-fences'
import { checkSnippets } from '@/lib/check/snippets/check-snippets'
import { groupBy } from '@/lib/core/group-by'
import { endCheck } from '@/lib/core/report'

// Checks the documents given as arguments, or else all of them.
const { positionals } = parseArgs({ allowPositionals: true })

function formatCounts(names: string[]): string {
  return Object.entries(countBy(names))
    .sort(([, a], [, b]) => b - a)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ')
}

const files = positionals.length > 0 ? positionals : listCheckedCode()
const documents = files.map((file) => ({ path: file, text: readFileSync(file, 'utf8') }))
const { problems, checked, skipped, names } = await checkSnippets(documents)
for (const [release, tasks] of groupBy(checked, ({ pin }) => pin.release)) {
  const languages = formatCounts(tasks.map(({ snippet }) => snippet.language))
  console.log(`${release}: ${tasks.length} blocks checked (${languages})`)
}
console.log(`skipped: ${formatCounts(skipped) || 'none'}`)
endCheck(problems, `code of ${files.length} documents and ${names} names in prose`)
