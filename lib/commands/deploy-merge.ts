import { parseArgs } from 'node:util'
import { DEFAULT_KEPT_DAYS, MergeError, mergeDeploy } from '@/lib/output/deploy/merge-deploy'

const USAGE = 'Usage: npm run deploy:merge -- [--days N] PREVIOUS NEW, such as previous/ out/'

function readArguments(): { previous: string; output: string; days: number } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { days: { type: 'string', default: String(DEFAULT_KEPT_DAYS) } },
  })
  const [previous, output, ...others] = positionals
  if (previous === undefined || output === undefined || others.length > 0) {
    throw new MergeError(USAGE)
  }
  if (!/^\d+$/.test(values.days))
    throw new MergeError(`--days ${values.days} is not a number of days`)
  return { previous, output, days: Number(values.days) }
}

try {
  const { previous, output, days } = readArguments()
  const { files, bytes, expired } = await mergeDeploy(previous, output, { days })
  console.log(
    `${output}  ${files} files from earlier builds kept, ${(bytes / 1e6).toFixed(1)} MB; ${expired} left out after ${days} days`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
