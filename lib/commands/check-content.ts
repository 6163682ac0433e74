import { parseArgs } from 'node:util'
import { prepareContent } from '@/lib/build/prepare-content'
import { siteConfig } from '@/lib/config/site'
import { checkPageModules } from '@/lib/check/page-modules'
import { writeSiteFiles } from '@/lib/output/site/write-site-files'
import type { RuleLevel } from '@/lib/core/problem'
import { formatProblems, getLevel } from '@/lib/core/problem'
import { pruneStores } from '@/lib/source/cache/store'
import { readSiteIndex } from '@/lib/records/read-records'

// `--write` writes the records that the app renders. Builds use it.
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const { documents, pages, assets, problems: all } = await prepareContent(values.write)
const hasLevel = (...levels: RuleLevel[]) =>
  all.filter((each) => levels.includes(getLevel(each, siteConfig)))
// A build goes on with warnings. This check doesn't accept them.
const problems = values.write ? hasLevel('throw') : hasLevel('throw', 'warn')
const notes = hasLevel('log')
const warnings = values.write ? hasLevel('warn') : []
if (notes.length > 0) console.log(formatProblems(notes))
if (warnings.length > 0) console.warn(formatProblems(warnings))
const unrenderable = checkPageModules()
if (problems.length > 0 || unrenderable.length > 0) {
  const formatted = problems.length > 0 ? [formatProblems(problems)] : []
  console.error([...unrenderable, ...formatted].join('\n'))
  process.exitCode = 1
} else {
  if (values.write) {
    await writeSiteFiles(readSiteIndex(), assets)
    pruneStores()
  }
  const records = pages === undefined ? '' : `, ${pages} pages`
  const rest = warnings.length + notes.length
  const found = `${rest > 0 ? rest : 'no'} ${rest === 1 ? 'problem' : 'problems'}`
  console.log(`${documents} documents${records}, ${found}`)
}
