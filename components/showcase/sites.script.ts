import { showSites } from './show-sites'

// Runs after the sites and shows those that the URL asks for.
const root = document.currentScript?.parentElement
if (root) showSites(root, location.search)
