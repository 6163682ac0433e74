'use client'

import { MiniSite } from './mini-site'
import { parseMarkdown } from './parse-markdown'
import { sampleId } from './sample'

/** The page that is generated from what a reader types. */
export function TypedPage({ source }: { source: string }) {
  return <MiniSite id={sampleId} blocks={parseMarkdown(source)} />
}
