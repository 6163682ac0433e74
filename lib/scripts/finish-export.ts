import { finishExport, publishExport } from '@/lib/export/finish'
import { loadSite } from '@/lib/export/load-site'
import { toSiteParts } from '@/lib/export/site-files'

const summary = await finishExport('.export', await toSiteParts(loadSite()))
await publishExport('.export', 'out')
console.log(summary)
