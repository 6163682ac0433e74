import { withBaseUrl } from '@/lib/config/base-url'
import type { InlineScriptName } from '@/lib/output/scripts/inline-scripts'

/**
 * A script that runs when the browser parses this place in the document, but never during navigation inside the app.
 * The export makes it part of the document (`data-inline`). From React, its text would also be in the payload of the
 * page.
 */
export function InlineScript({ name }: { name: InlineScriptName }) {
  return (
    <script
      data-inline=""
      src={withBaseUrl(`/inline-scripts/${name}.js`)}
      // React then leaves the text that the export adds.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
