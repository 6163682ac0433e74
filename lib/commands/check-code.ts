import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkCode } from '@/lib/check/check-code'
import { hasCheckedCode } from '@/lib/check/code-fences'
import { formatReport } from '@/lib/problems/report'
import { listFiles } from '@/lib/source/list-files'

// Checks the documents given as arguments, or else all of them.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fix: { type: 'boolean', default: false } },
})

function listDocuments(): string[] {
  return listFiles('content')
    .map((file) => `content/${file}`)
    .filter(hasCheckedCode)
}

const files = positionals.length > 0 ? positionals : listDocuments()
const problems = []
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  let check = await checkCode(file, text)
  if (values.fix && check.formatted !== text) {
    writeFileSync(file, check.formatted)
    console.log(`formatted ${file}`)
    check = await checkCode(file, check.formatted)
  }
  problems.push(...check.problems)
}
if (problems.length > 0) {
  console.error(formatReport(problems))
  process.exitCode = 1
} else {
  console.log(`code of ${files.length} documents, no problems`)
}
