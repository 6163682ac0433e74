import { watch } from 'node:fs'
import { warmUpCompiler } from '@/lib/markdown/store/compiled-store'
import { createContentWatch } from '@/lib/build/watch-content'

// Drafts are pages while they are written.
Object.assign(process.env, { NODE_ENV: 'development' })

const { update } = createContentWatch((text) => console.error(text))
await update()
void warmUpCompiler()
watch('content', { recursive: true }, (_event, name) => {
  if (name !== null) void update(`content/${name.replaceAll('\\', '/')}`)
})
