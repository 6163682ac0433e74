import { showControls } from './show-sites'

// Runs between the controls and the sites: whatever is painted while the rest arrives is right.
const root = document.currentScript?.parentElement
if (root) showControls(root, location.search)
