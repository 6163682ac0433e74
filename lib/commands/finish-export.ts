import { finishExport, publishExport } from '@/lib/output/export/finish'
import { loadSite } from '@/lib/output/export/load-site'
import { toSiteParts } from '@/lib/output/export/site-files'

const summary = await finishExport('.export', await toSiteParts(loadSite()))
await publishExport('.export', 'out')
console.log(summary)
