import type { MathFile } from '@/lib/markdown/math/sheets'
import { getSharedFiles, toPageSheet } from '@/lib/markdown/math/sheets'
import { readSiteIndex } from '@/lib/records/read-records'

/** Every file that formulas on the site's pages need. */
export function listMathFiles(): MathFile[] {
  return [...getSharedFiles(), ...readSiteIndex().formulas.map(toPageSheet)]
}
