import { showSites } from './show-sites'

// Runs after the sites and shows those that match the controls.
const root = document.currentScript?.parentElement
if (root) showSites(root)
