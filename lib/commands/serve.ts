import { parseArgs } from 'node:util'
import { OUTPUT_FOLDER } from '@/lib/build/export/export-folder.mjs'
import { serveFolder } from '@/lib/build/static-server'
import { siteConfig } from '@/lib/config/site'
import { requireBuild } from '@/lib/core/report'

const port = Number(process.env['PORT'] ?? 3000)
const { values } = parseArgs({ options: { out: { type: 'string', default: OUTPUT_FOLDER } } })

requireBuild(values.out)
await serveFolder(values.out, port, siteConfig)
console.log(`Serving ${values.out}/ at http://localhost:${port}${siteConfig.baseUrl}`)
