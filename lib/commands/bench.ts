import { runBench } from '@/lib/bench/run'

await runBench(process.argv.slice(2))
