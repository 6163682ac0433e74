import { finishExport, publishExport } from '@/lib/export/finish'

const summary = await finishExport('.export')
await publishExport('.export', 'out')
console.log(summary)
