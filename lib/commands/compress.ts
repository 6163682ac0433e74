import { OUTPUT_FOLDER } from '@/lib/build/export/export-folder.mjs'
import { compressFiles, listCompressible } from '@/lib/build/export/compress'
import { requireBuild } from '@/lib/core/report'

requireBuild(OUTPUT_FOLDER)
const start = performance.now()
const { files, bytes } = await compressFiles(await listCompressible(OUTPUT_FOLDER))
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${OUTPUT_FOLDER}/  ${files} compressed files added, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s`,
)
