import { parseArgs } from 'node:util'
import { OUTPUT_FOLDER } from '@/lib/build/export/export-folder.mjs'
import { compressFiles, listCompressible } from '@/lib/build/export/compress'
import { requireBuild } from '@/lib/core/report'

const { values } = parseArgs({ options: { out: { type: 'string', default: OUTPUT_FOLDER } } })

requireBuild(values.out)
const start = performance.now()
const { files, bytes } = await compressFiles(await listCompressible(values.out))
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${values.out}/  ${files} compressed files added, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s`,
)
