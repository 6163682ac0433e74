import { checkGuideTables } from '@/lib/check/guide-tables'
import { mainDocs } from '@/lib/config/instances'
import { checkOptions } from '@/lib/options/check-options'
import { checkOptionSources, listOptionSources } from '@/lib/options/option-sources'
import { getPackagesFolder } from '@/lib/options/packages/packages-folder'
import { endCheck } from '@/lib/core/report'

const versions = []
for (const { name } of mainDocs.versions) {
  versions.push({ version: name, folder: await getPackagesFolder(name) })
}
const names = listOptionSources()
const { problems, options, defaults } = checkOptions(names, versions)
const releases = versions.map(({ version }) => version)
const guides = names.map((name) => checkGuideTables(name, releases))
const tables = guides.reduce((sum, each) => sum + each.tables, 0)
const all = [...checkOptionSources(), ...problems, ...guides.flatMap((guide) => guide.problems)]
endCheck(
  all,
  `${options} options and ${defaults} defaults of ${names.length} sources in ${versions.length} versions, and ${tables} tables in guides`,
)
