import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { fillScripts } from '@/lib/output/scripts/inline-scripts'
import { InlineScript } from './inline-script'

test("leaves a placeholder that the export fills, with the script's data", () => {
  const html = renderToStaticMarkup(<InlineScript name="base-url-hint" data-product="one" />)
  expect(fillScripts(html, { 'base-url-hint': 'start()' })).toBe(
    '<script data-product="one">start()</script>',
  )
})
