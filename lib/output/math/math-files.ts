import type { MathFile } from './sheets'
import { getSharedFiles, toPageSheet } from './sheets'
import { getCompiledMdx } from '@/lib/markdown/store/compiled-store'
import { listContentFiles } from '@/lib/source/list-files'

async function readMathFiles(): Promise<MathFile[]> {
  const files: MathFile[] = [...getSharedFiles()]
  // One after the other: all bodies at once would be most of a page worker's memory.
  for (const { path } of listContentFiles()) {
    const { math } = await getCompiledMdx(path)
    if (math) files.push(toPageSheet(math))
  }
  return files
}

let files: Promise<MathFile[]> | undefined

/** Every file that formulas on the site's pages need. */
export function listMathFiles(): Promise<MathFile[]> {
  // While a maintainer writes, every formula changes what there is.
  if (process.env.NODE_ENV !== 'production') return readMathFiles()
  return (files ??= readMathFiles())
}
