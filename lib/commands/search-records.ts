import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { env } from '@/lib/config/env'
import { toHostedRecords } from '@/lib/output/search/hosted-records'
import { listSearchPages } from '@/lib/output/search/search-index'
import { readSiteIndex } from '@/lib/records/read-records'

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'search-records.json' } },
})

if (env.siteUrl === undefined) {
  console.error('Records need absolute URLs. Set SITE_URL to the origin of the deployed site.')
  process.exitCode = 1
} else {
  const { siteUrl } = env
  const records = listSearchPages(readSiteIndex()).flatMap((page) => toHostedRecords(page, siteUrl))
  writeFileSync(values.out, JSON.stringify(records))
  console.log(`${records.length} records in ${values.out}`)
}
