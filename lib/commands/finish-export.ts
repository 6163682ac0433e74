import { finishExport, publishExport } from '@/lib/output/export/finish'
import { readSiteIndex } from '@/lib/records/read-records'
import { toSiteParts } from '@/lib/output/export/site-files'

const summary = await finishExport('.export', await toSiteParts(readSiteIndex()))
await publishExport('.export', 'out')
console.log(summary)
