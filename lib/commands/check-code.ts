import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkCode } from '@/lib/check/check-code'
import { hasCheckedCode } from '@/lib/check/code-fences'
import { formatReport } from '@/lib/problems/report'

// Checks the documents given as arguments, or else all of them.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fix: { type: 'boolean', default: false } },
})

function listDocuments(): string[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file.split(path.sep).join('/')}`)
    .filter(hasCheckedCode)
    .sort()
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
