import { showSites } from './show-sites'

// Runs after the sites and shows those that match the filter in the URL.
const root = document.currentScript?.parentElement
if (root) showSites(root, location.search)
