import { OUTPUT_FOLDER } from '@/lib/output/export/export-folder.mjs'
import { finishExport } from '@/lib/output/export/finish-export'

await finishExport(process.env['OUTPUT_FOLDER'] ?? OUTPUT_FOLDER)
