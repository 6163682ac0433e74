import { DebugPage } from '@/components/debug/debug-page'
import { toDebugMetadata } from '@/lib/output/head/debug-metadata'

export const metadata = toDebugMetadata('content')

export default function Page() {
  return <DebugPage page="content" />
}
