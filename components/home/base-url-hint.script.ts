import { showBaseUrlHint } from './show-base-url-hint'

// Scripts wait for the stylesheets before them, so by this event the stylesheets have loaded or failed.
document.addEventListener('DOMContentLoaded', showBaseUrlHint)
