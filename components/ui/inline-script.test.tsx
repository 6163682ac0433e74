import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { InlineScript } from './inline-script'

test("names the script's file, which the export makes part of the document", () => {
  const html = renderToStaticMarkup(<InlineScript name="base-url-hint" />)
  expect(html).toBe('<script data-inline="" src="/inline-scripts/base-url-hint.js"></script>')
})
