import type { CompileProgress } from '@/lib/build/build-site'
import { writeAssets } from '@/lib/assets/asset-store'
import { checkPageModules } from '@/lib/next/page-modules'
import { checkContent, checkSources } from '@/lib/check/check-content'
import { formatProblems } from '@/lib/problems/problem'
import { listContentFiles } from '@/lib/source/list-files'
import { compileAll } from '@/lib/markdown/store/compile-all'

const files = listContentFiles()
const sources = checkSources(files)
const paths = sources.sound.map(({ path }) => path)
const compiled = await compileAll(paths, (done) => {
  const progress: CompileProgress = { done, total: paths.length }
  process.send?.(progress)
})
const problems = checkContent(sources, compiled)
// Here and not where a body is compiled, which may be a thread that ends before others:
// https://github.com/lovell/sharp/issues/2263
if (problems.length === 0) {
  problems.push(...(await writeAssets([...compiled.values()].flatMap(({ assets }) => assets))))
}
const unrenderable = checkPageModules()
if (problems.length > 0 || unrenderable.length > 0) {
  console.error(
    [...unrenderable, ...(problems.length > 0 ? [formatProblems(problems)] : [])].join('\n'),
  )
  process.exitCode = 1
} else {
  console.log(`${files.length} documents, no problems`)
}
// The channel to a parent process would keep this one alive.
if (process.connected) process.disconnect()
