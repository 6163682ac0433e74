import { InlineScript } from '../ui/inline-script'
import type { BaseUrlHintTexts } from './show-base-url-hint'

/**
 * Tells maintainers that the site didn't load because of a wrong base URL. This is an inline script because no other
 * script loads in that case. It runs only if the home page is the document that was loaded.
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
