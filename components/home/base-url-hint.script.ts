import { showBaseUrlHint } from './show-base-url-hint'

const { product = '', baseUrl = '', manual = '' } = document.currentScript?.dataset ?? {}
// Scripts wait for stylesheets before them, so these have arrived, or failed, when the document is complete.
document.addEventListener('DOMContentLoaded', () => showBaseUrlHint({ product, baseUrl, manual }))
