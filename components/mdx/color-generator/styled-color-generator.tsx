import { withBaseUrl } from '@/lib/config/base-url'
import { ColorGenerator } from './color-generator.client'

/** The color generator with its stylesheet, which no other page needs. */
export function StyledColorGenerator() {
  return (
    <>
      <link rel="stylesheet" href={withBaseUrl('/styles/color-generator.css')} precedence="part" />
      <ColorGenerator />
    </>
  )
}
