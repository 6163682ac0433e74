import { parseOptions } from '@/lib/bench/options'
import { runBench } from '@/lib/bench/run'

try {
  await runBench(process.cwd(), parseOptions(process.argv.slice(2)), (text) =>
    console.log(`${text}\n`),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
