import { checkModel, checkSources } from '@/lib/content/check-content'
import { formatFaults } from '@/lib/content/faults'
import { listContentFiles } from '@/lib/content/list-files'
import { compileAll } from '@/lib/mdx/compile-all'

const files = listContentFiles()
const sources = checkSources(files)
const compiled = await compileAll(
  sources.sound.map(({ path }) => path),
  () => undefined,
)
const faults = [...sources.faults, ...checkModel(sources.docFiles, compiled)]
if (faults.length > 0) {
  console.error(formatFaults(faults))
  process.exitCode = 1
} else {
  console.log(`${files.length} documents, no faults`)
}
