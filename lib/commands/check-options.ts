import { mainDocs } from '@/lib/config/instances'
import { checkOptions } from '@/lib/options/check-options'
import { checkOptionSources, listOptionSources } from '@/lib/options/option-sources'
import { getPackagesFolder } from '@/lib/packages/packages-folder'
import { formatReport } from '@/lib/problems/report'

const versions = []
for (const { name } of mainDocs.versions) {
  versions.push({ version: name, folder: await getPackagesFolder(name) })
}
const names = listOptionSources()
const { problems, options, defaults } = checkOptions(names, versions)
const all = [...checkOptionSources(), ...problems]
if (all.length > 0) {
  console.error(formatReport(all))
  process.exitCode = 1
} else {
  console.log(
    `${options} options and ${defaults} defaults of ${names.length} sources in ${versions.length} versions, no problems`,
  )
}
