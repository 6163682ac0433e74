import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkCode } from '@/lib/check/check-code'
import { listCheckedCode } from '@/lib/check/code-fences'
import { endCheck } from '@/lib/core/report'

// Checks the documents given as arguments, or else all of them.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fix: { type: 'boolean', default: false } },
})

const files = positionals.length > 0 ? positionals : listCheckedCode()
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
endCheck(problems, `code of ${files.length} documents`)
