import { checkGuideTables } from '@/lib/check/guide-tables'
import { mainDocs } from '@/lib/config/instances'
import type { InstalledVersion } from '@/lib/options/check-options'
import { checkOptions } from '@/lib/options/check-options'
import { checkOptionSources, listOptionSources } from '@/lib/options/option-sources'
import { getPackagesFolder } from '@/lib/options/packages/packages-folder'
import { listUpcomingReleases } from '@/lib/options/upcoming-options'
import { endCheck } from '@/lib/core/report'

async function install(names: readonly string[]): Promise<InstalledVersion[]> {
  const versions: InstalledVersion[] = []
  for (const version of names) versions.push({ version, folder: await getPackagesFolder(version) })
  return versions
}

const documented = mainDocs.versions.map(({ name }) => name)
const upcoming = listUpcomingReleases()
const names = listOptionSources()
const { problems, options, defaults } = checkOptions(names, {
  documented: await install(documented),
  upcoming: await install(upcoming),
})
const guides = names.map((name) => checkGuideTables(name, documented))
const tables = guides.reduce((sum, each) => sum + each.tables, 0)
const all = [...checkOptionSources(), ...problems, ...guides.flatMap((guide) => guide.problems)]
endCheck(
  all,
  `${options} options and ${defaults} defaults of ${names.length} sources in ${[...documented, ...upcoming].join(', ')}, and ${tables} tables in guides`,
)
