import { checkGuideTables } from '@/lib/check/guide-tables'
import { mainDocs } from '@/lib/config/instances'
import type { InstalledVersion } from '@/lib/options/check-options'
import { checkOptions } from '@/lib/options/check-options'
import { checkOptionSources, readOptionSources } from '@/lib/options/option-sources'
import { getPackagesFolder } from '@/lib/options/packages/packages-folder'
import { listUpcomingReleases } from '@/lib/options/option-releases'
import { endCheck } from '@/lib/core/report'

async function install(names: readonly string[]): Promise<InstalledVersion[]> {
  const versions: InstalledVersion[] = []
  for (const version of names) versions.push({ version, folder: await getPackagesFolder(version) })
  return versions
}

const documented = mainDocs.versions.map(({ name }) => name)
const upcoming = listUpcomingReleases()
const sources = readOptionSources()
const { problems, options, defaults } = checkOptions(sources, {
  documented: await install(documented),
  upcoming: await install(upcoming),
})
const guides = sources.map((source) => checkGuideTables(source, documented))
const tables = guides.reduce((sum, each) => sum + each.tables, 0)
const all = [...checkOptionSources(), ...problems, ...guides.flatMap((guide) => guide.problems)]
endCheck(
  all,
  `${options} options and ${defaults} defaults of ${sources.length} sources in ${[...documented, ...upcoming].join(', ')}, and ${tables} tables in guides`,
)
