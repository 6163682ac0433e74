import { parseArgs } from 'node:util'
import { prepareContent } from '@/lib/build/prepare-content'
import { checkProse } from '@/lib/check/prose/check-prose'
import { checkPageModules } from '@/lib/check/page-modules'
import { writeSiteFiles } from '@/lib/output/site/write-site-files'
import { formatReport } from '@/lib/problems/report'
import { readSiteIndex } from '@/lib/records/read-records'

// `--write` writes the records that the app renders, and skips checks of prose. Builds use it, because no matter of
// style should stop them.
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const { documents, pages, assets, problems: found } = await prepareContent(values.write)
const prose = values.write ? undefined : await checkProse(new Set(found.map(({ path }) => path)))
const problems = [...found, ...(prose?.problems ?? [])]
const unrenderable = checkPageModules()
if (problems.length > 0 || unrenderable.length > 0) {
  const formatted = problems.length > 0 ? [formatReport(problems)] : []
  console.error([...unrenderable, ...formatted].join('\n'))
  process.exitCode = 1
} else {
  if (values.write) await writeSiteFiles(readSiteIndex(), assets)
  const records = pages === undefined ? '' : `, ${pages} pages`
  const texts = prose ? `, ${prose.sentences} texts in ${prose.files} files` : ''
  console.log(`${documents} documents${records}${texts}, no problems`)
}
