import path from 'node:path'
import { parseArgs } from 'node:util'
import { OUTPUT_FOLDER } from '@/lib/build/export/export-folder.mjs'
import { serveFolder } from '@/lib/build/static-server'
import { siteConfig } from '@/lib/config/site'
import { requireBuild } from '@/lib/core/report'

const port = Number(process.env['PORT'] || 3000)
const { values } = parseArgs({ options: { out: { type: 'string', default: OUTPUT_FOLDER } } })

requireBuild(path.join(values.out, '404.html'))
await serveFolder(values.out, port, siteConfig.baseUrl).catch((error: unknown) => {
  console.error(`${String(error)}  Fix: choose a free port: PORT=8080 npm run serve`)
  process.exit(1)
})
console.log(`Serving ${values.out}/ at http://localhost:${port}${siteConfig.baseUrl}`)
