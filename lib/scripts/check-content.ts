import type { CompileProgress } from '@/lib/build/build-site'
import { writeAssets } from '@/lib/assets/asset-store'
import { checkPageModules } from '@/lib/build/page-modules'
import { blogInstances } from '@/lib/config/instances'
import { checkBlogData } from '@/lib/content/blog/load-blog'
import { checkModel, checkSources } from '@/lib/content/check-content'
import { checkCategoryMetadata } from '@/lib/content/docs/category-metadata'
import { formatFaults } from '@/lib/content/faults'
import { checkFeatureRequests } from '@/lib/content/feature-requests'
import { listContentFiles } from '@/lib/content/list-files'
import { checkShowcase } from '@/lib/content/showcase/load-showcase'
import { compileAll } from '@/lib/mdx/compile-all'

const files = listContentFiles()
const sources = checkSources(files)
const paths = sources.sound.map(({ path }) => path)
const compiled = await compileAll(paths, (done) => {
  const progress: CompileProgress = { done, total: paths.length }
  process.send?.(progress)
})
const faults = [
  ...sources.faults,
  ...checkCategoryMetadata('content'),
  ...blogInstances.flatMap(checkBlogData),
  ...checkFeatureRequests(),
  ...checkShowcase(),
  ...checkModel(sources, compiled),
]
// Here and not where a body is compiled, which may be a thread that ends before others:
// https://github.com/lovell/sharp/issues/2263
if (faults.length === 0) {
  faults.push(...(await writeAssets([...compiled.values()].flatMap(({ assets }) => assets))))
}
const unrenderable = checkPageModules()
if (faults.length > 0 || unrenderable.length > 0) {
  console.error([...unrenderable, ...(faults.length > 0 ? [formatFaults(faults)] : [])].join('\n'))
  process.exitCode = 1
} else {
  console.log(`${files.length} documents, no faults`)
}
// The channel to a parent process would keep this one alive.
if (process.connected) process.disconnect()
