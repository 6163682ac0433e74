import { OUTPUT_FOLDER } from '@/lib/build/export/export-folder.mjs'
import { siteConfig } from '@/lib/config/site'
import { findBrokenLinks } from '@/lib/check/check-links'
import { requireBuild } from '@/lib/core/report'

requireBuild(OUTPUT_FOLDER)
const broken = findBrokenLinks(OUTPUT_FOLDER, siteConfig.baseUrl)
for (const { page, href, reason } of broken) console.error(`${page}  ${href}  ${reason}`)
console.log(`${broken.length} broken links`)
if (broken.length > 0) process.exitCode = 1
