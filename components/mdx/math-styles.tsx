import { preload } from 'react-dom'
import { withBaseUrl } from '@/lib/base-url'
import { getSharedFiles, toPageSheet } from '@/lib/math/sheets'

const toHref = ({ fileName }: { fileName: string }) => withBaseUrl(`/math/${fileName}`)

/** The style sheets of a page with formulas, and the two fonts that nearly every formula uses. */
export function MathStyles({ styles }: { styles: string[] }) {
  const [sheet, ...fonts] = getSharedFiles()
  for (const font of fonts) {
    if (!/_(?:Main-Regular|Math-Italic)\./.test(font.fileName)) continue
    preload(toHref(font), { as: 'font', type: font.type, crossOrigin: 'anonymous' })
  }
  return (
    <>
      <link rel="stylesheet" href={toHref(sheet)} precedence="math" />
      <link rel="stylesheet" href={toHref(toPageSheet(styles))} precedence="math" />
    </>
  )
}
