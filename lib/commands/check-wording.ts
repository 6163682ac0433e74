import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkWording, correctWording } from '@/lib/check/wording'
import { endCheck } from '@/lib/core/report'
import { formatProblems } from '@/lib/core/problem'
import { listFiles } from '@/lib/source/list-files'

// Checks the files given as arguments, or else all of them. `--fix` corrects them first, and then also gives advice.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fix: { type: 'boolean', default: false } },
})

function listTexts(): string[] {
  const content = listFiles('content')
    .filter((file) => /\.(?:mdx?|yml)$/.test(file))
    // Fixtures and queries may contain any word.
    .filter((file) => !/^(?:tests|search)\//.test(file))
  return [...content.map((file) => `content/${file}`), 'CONTRIBUTING.md', 'README.md']
}

const files = positionals.length > 0 ? positionals : listTexts()
const found = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const problems = checkWording(file, text)
  const corrected = values.fix ? correctWording(text, problems) : text
  if (corrected === text) return problems
  writeFileSync(file, corrected)
  console.log(`corrected ${file}`)
  return checkWording(file, corrected)
})
const advice = found.filter(({ isAdvice }) => isAdvice)
const problems = found.filter(({ isAdvice }) => !isAdvice)
if (values.fix && advice.length > 0) console.log(`Advice:\n${formatProblems(advice)}`)
endCheck(problems, `wording of ${files.length} files`)
