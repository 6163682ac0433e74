import defaults from 'lodash-es/defaults.js'
import { writeAssets } from '@/lib/source/assets/asset-store'
import { checkContent, checkWithoutSite } from '@/lib/check/check-content'
import { checkConfiguration } from '@/lib/check/check-files'
import type { CheckedSite } from '@/lib/check/check-site'
import { collectSources } from '@/lib/check/check-sources'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import { getOutline } from '@/lib/markdown/store/compiled-store'
import type { Docs } from '@/lib/model/docs/types'
import { loadContent } from '@/lib/model/site/load-content'
import type { Problem } from '@/lib/core/problem'
import { writeRecords } from '@/lib/records/write-records'
import type { ContentDocument } from '@/lib/source/document-files'
import { listContentPaths } from '@/lib/source/list-files'
import { readDocuments } from '@/lib/source/read-documents'

// Bodies are compiled for this mode. A check must not leave others in the cache than a build would.
defaults(process.env, { NODE_ENV: 'production' })

/** Writes the records and images of a site. Returns problems with the images. */
export async function writeSite(
  { site, assets }: CheckedSite,
  outlines: ReadonlyMap<string, CompiledOutline>,
): Promise<Problem[]> {
  const all = [...outlines.values()]
  const problems = await writeAssets([...all.flatMap((outline) => outline.assets), ...assets])
  writeRecords(site)
  return problems
}

/** The checked content and its problems. */
export type CheckedContent = {
  problems: Problem[]
  /** Undefined if the configuration has problems. */
  checked: CheckedSite | undefined
  /** Outlines of the compiled bodies, by content path. */
  outlines: ReadonlyMap<string, CompiledOutline>
  documents: ContentDocument[]
  /** The docs instances; none if the configuration has problems. */
  docs: readonly Docs[]
}

/** Reads, compiles and checks the content. @throws Error if Contentlayer fails */
export async function loadChecked(): Promise<CheckedContent> {
  const sources = collectSources(await readDocuments(listContentPaths()))
  const outlines = new Map<string, CompiledOutline>()
  for (const file of sources.readable) outlines.set(file, await getOutline(file))
  const common = { outlines, documents: sources.documents, docs: [] }
  if (checkConfiguration().length > 0) {
    return { ...common, checked: undefined, problems: checkWithoutSite(sources, outlines) }
  }
  const content = await loadContent(sources.documents)
  const checked = checkContent(sources, content, outlines)
  return { ...common, docs: content.docs, checked, problems: checked.problems }
}
