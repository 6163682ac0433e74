import { OUTPUT_FOLDER, buildSite } from '@/lib/build/build-site'
import { watchPeakMemory } from '@/lib/build/peak-memory'
import { createProgress } from '@/lib/build/progress'
import { readLastUpdated } from '@/lib/content/last-updated'

const start = performance.now()
const memory = watchPeakMemory()
const { warning } = readLastUpdated()
if (warning) console.warn(warning)
try {
  const { pages, files, bytes } = await buildSite(createProgress(process.stdout))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`
  console.log(
    `${OUTPUT_FOLDER}/  ${pages} pages, ${files} files, ${megabytes(bytes)}, ${seconds} s, peak memory ${megabytes(memory.stop())}`,
  )
} catch (error) {
  memory.stop()
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  console.error(`\nThe build failed; ${OUTPUT_FOLDER}/ is as it was.`)
  process.exitCode = 1
}
