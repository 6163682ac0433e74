import { showControls } from './show-sites'

// Runs between the controls and the sites, so that whatever is painted while the rest loads is right.
const root = document.currentScript?.parentElement
if (root) showControls(root, location.search)
