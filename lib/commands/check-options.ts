import { mainDocs } from '@/lib/config/instances'
import { getNewestRelease, mainVersions } from '@/lib/config/versions'
import { checkOptions } from '@/lib/options/check-options'
import { checkOptionSources, listOptionSources } from '@/lib/options/option-sources'
import { getPackagesFolder } from '@/lib/options/packages-folder'
import { UNRELEASED } from '@/lib/options/version-options'
import { formatReport } from '@/lib/problems/report'

// What is not released yet is compared with the newest release.
const versions = []
for (const { name } of mainVersions) {
  const release = name === UNRELEASED ? getNewestRelease(mainDocs).name : name
  versions.push({ version: name, folder: await getPackagesFolder(release) })
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
