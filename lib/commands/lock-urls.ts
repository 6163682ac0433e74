import { writeFileSync } from 'node:fs'
import { loadChecked } from '@/lib/build/prepare-content'
import { LEDGER_PATH, readLedger, toLedger, updateLedger } from '@/lib/check/url-ledger'
import { formatProblems } from '@/lib/core/problem'

const { checked, outlines, problems } = await loadChecked()
if (!checked || problems.length > 0) {
  console.error(formatProblems(problems))
  console.error(`${LEDGER_PATH} is unchanged.`)
  process.exitCode = 1
} else {
  const before = readLedger()
  const after = updateLedger(before, toLedger(checked.site.pages, outlines))
  if (after !== before) writeFileSync(LEDGER_PATH, after)
  const pages = after.split('\n').filter((line) => line.startsWith('/')).length
  console.log(`${LEDGER_PATH}  ${pages} pages, ${after === before ? 'nothing new' : 'written'}`)
}
