import { InlineScript } from '../ui/inline-script'
import type { BaseUrlHintTexts } from './show-base-url-hint'

/**
 * Tells maintainers that the site did not load because of a wrong base URL. A script of the document, because no
 * other one arrives then; it runs only where the document is the home page's own.
 */
export function BaseUrlHint({ product, baseUrl, manual }: BaseUrlHintTexts) {
  return (
    <InlineScript
      name="base-url-hint"
      data-product={product}
      data-base-url={baseUrl}
      data-manual={manual}
    />
  )
}
