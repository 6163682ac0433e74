import { cache } from 'react'
import { getCompiledMdx } from '@/lib/markdown/store/compiled-store'
import type { HeadTag } from '@/lib/markdown/core/head-tags'

/** The compiled body of a content file, read once for a page although its head needs it as well. */
export const getCompiled = cache(getCompiledMdx)

/** The tags for the head that the document of a page brings; none on a page without one. */
export async function getHead(path: string | undefined): Promise<HeadTag[]> {
  return path === undefined ? [] : (await getCompiled(path)).head
}
