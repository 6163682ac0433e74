// A thread does not inherit the loader that runs TypeScript, so it registers one: https://tsx.is/dev-api/register-esm
import { register } from 'tsx/esm/api'

register()
await import('./highlight-worker.ts')
