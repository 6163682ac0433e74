import { runBench } from '@/lib/commands/bench/run'

await runBench(process.argv.slice(2))
