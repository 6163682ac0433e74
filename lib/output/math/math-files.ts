import { getSharedFiles, toPageSheet } from '@/lib/markdown/math/sheets'
import type { SiteIndex } from '@/lib/records/site-index'
import type { SiteFile } from '../core/site-file'

/**
 * Every file that formulas on the site's pages need.
 * @param formulas the styles of the formulas of each page that has any
 */
export function listMathFiles(formulas: SiteIndex['formulas']): SiteFile[] {
  return [...getSharedFiles(), ...formulas.map(toPageSheet)].map(({ fileName, type, content }) => ({
    path: `/math/${fileName}`,
    type,
    create: () => content,
  }))
}
