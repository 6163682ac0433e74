import { parseArgs } from 'node:util'
import type { CompileProgress } from '@/lib/build/prepare-content'
import { prepareContent } from '@/lib/build/prepare-content'
import { checkPageModules } from '@/lib/next/page-modules'
import { formatReport } from '@/lib/problems/report'

// `--write` also writes the records that the app renders.
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const { documents, pages, problems } = await prepareContent({
  writes: values.write,
  onProgress: (done, total) => {
    const progress: CompileProgress = { done, total }
    process.send?.(progress)
  },
})
const unrenderable = checkPageModules()
if (problems.length > 0 || unrenderable.length > 0) {
  const formatted = problems.length > 0 ? [formatReport(problems)] : []
  console.error([...unrenderable, ...formatted].join('\n'))
  process.exitCode = 1
} else {
  const records = pages === undefined ? '' : `, ${pages} pages`
  console.log(`${documents} documents${records}, no problems`)
}
// The channel to a parent process would keep this one alive.
if (process.connected) process.disconnect()
