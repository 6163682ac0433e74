import { withBaseUrl } from '@/lib/config/base-url'
import { getSharedFiles, toPageSheet } from '@/lib/output/math/sheets'

const toHref = ({ fileName }: { fileName: string }) => withBaseUrl(`/math/${fileName}`)

/** The style sheets of a page with formulas. */
export function MathStyles({ styles }: { styles: string[] }) {
  const [sheet] = getSharedFiles()
  return (
    <>
      <link rel="stylesheet" href={toHref(sheet)} precedence="math" />
      <link rel="stylesheet" href={toHref(toPageSheet(styles))} precedence="math" />
    </>
  )
}
