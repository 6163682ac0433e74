import { parseArgs } from 'node:util'
import { loadChecked, writeSite } from '@/lib/build/prepare-content'
import { checkSidebars } from '@/lib/check/check-sidebars'
import { locateProblem } from '@/lib/check/locate-problem'
import { checkMetadata } from '@/lib/check/metadata'
import { siteConfig } from '@/lib/config/site'
import { checkPageModules } from '@/lib/check/page-modules'
import { writeSiteFiles } from '@/lib/output/site/write-site-files'
import type { RuleLevel } from '@/lib/core/problem'
import { formatProblems, getLevel } from '@/lib/core/problem'
import { pruneStores } from '@/lib/source/cache/store'
import { readSiteIndex } from '@/lib/records/read-records'

// `--write` writes the records that the app renders, unless a problem stops the build. Builds use it.
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const { checked, outlines, docs, documents, problems: found } = await loadChecked()
// A build isn't stopped by a description of the wrong length, which may also be the result of another problem.
const broken = new Set(found.map(({ path }) => path))
const described = values.write ? [] : documents.filter(({ path }) => !broken.has(path))
const all = [
  ...found,
  ...checkSidebars(docs, broken),
  ...checkMetadata(described).map(locateProblem),
]
const hasLevel = (...levels: RuleLevel[]) =>
  all.filter((each) => levels.includes(getLevel(each, siteConfig)))
const written = values.write && hasLevel('throw').length === 0 ? checked : undefined
if (written) all.push(...(await writeSite(written, outlines)))
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
  if (written) {
    const assets = [...outlines.values(), written].flatMap((each) => each.assets)
    await writeSiteFiles(readSiteIndex(), new Set(assets.map(({ name }) => name)))
    pruneStores()
  }
  const records = written ? `, ${written.site.pages.length} pages` : ''
  const rest = warnings.length + notes.length
  const count = `${rest > 0 ? rest : 'no'} ${rest === 1 ? 'problem' : 'problems'}`
  console.log(`${documents.length} documents${records}, ${count}`)
}
