import { EXPORT_FOLDER } from '@/lib/next/build-output'
import { finishExport, publishExport } from '@/lib/output/export/finish'
import { readSiteIndex } from '@/lib/records/read-records'
import { toSiteParts } from '@/lib/output/export/site-files'

const summary = await finishExport(EXPORT_FOLDER, await toSiteParts(readSiteIndex()))
await publishExport(EXPORT_FOLDER, 'out')
console.log(summary)
