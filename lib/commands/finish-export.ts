import { OUTPUT_FOLDER } from '@/lib/build/export/export-folder.mjs'
import { finishExport } from '@/lib/build/export/finish-export'

await finishExport(process.env['OUTPUT_FOLDER'] ?? OUTPUT_FOLDER)
