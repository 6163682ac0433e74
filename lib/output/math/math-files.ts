import { getSharedFiles, toPageSheet } from '@/lib/markdown/math/sheets'
import type { SiteIndex } from '@/lib/records/site-index'
import type { SiteFile } from '../core/site-file'

/**
 * Lists the files that formulas on the site's pages need.
 * @param formulas styles of each page that has formulas
 */
export function listMathFiles(formulas: SiteIndex['formulas']): SiteFile[] {
  return [...getSharedFiles(), ...formulas.map(toPageSheet)].map(({ fileName, type, content }) => ({
    path: `/math/${fileName}`,
    type,
    create: () => content,
  }))
}
