import { existsSync } from 'node:fs'
import { OUTPUT_FOLDER } from '@/lib/build/build-site'
import { serveFolder } from '@/lib/build/static-server'

const port = Number(process.env['PORT'] ?? 3000)

if (existsSync(OUTPUT_FOLDER)) {
  await serveFolder(OUTPUT_FOLDER, port)
  console.log(`Serving ${OUTPUT_FOLDER}/ at http://localhost:${port}/`)
} else {
  console.error(`There is no ${OUTPUT_FOLDER}/ yet. Run \`npm run build\` first.`)
  process.exitCode = 1
}
