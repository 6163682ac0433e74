import { writeFileSync } from 'node:fs'
import { applyEdits } from '@/lib/check/prose/apply-edits'
import {
  checkText,
  guides,
  listProblems,
  listProseFiles,
  readProjectWords,
} from '@/lib/check/prose/check-prose'
import { formatReport } from '@/lib/problems/report'

// Formats the files given as arguments, or else all of them.
const named = process.argv.slice(2)
const words = readProjectWords()
const problems = []
for (const file of named.length > 0 ? named : [...listProseFiles(), ...guides]) {
  let checked = await checkText(file, words)
  const corrected = applyEdits(checked.text, checked.issues)
  if (corrected !== checked.text) {
    writeFileSync(file, corrected)
    console.log(`corrected ${file}`)
    checked = await checkText(file, words)
  }
  problems.push(...listProblems(checked))
}
if (problems.length > 0) {
  console.error(formatReport(problems))
  process.exitCode = 1
}
