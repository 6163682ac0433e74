import { createHash } from 'node:crypto'
import type { DataFile } from '@/lib/records/site-index'

/** Creates a file that pages fetch. The hash in its name keeps a cached page from loading the file of another build. */
export function toDataFile(name: string, data: unknown): DataFile {
  const json = JSON.stringify(data)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
  return { fileName: `${name}.${hash}.json`, json }
}
