import { restoreDismissal } from '../announcement/dismissal'
import { restoreTheme } from '../theme/restore-theme'
import { prepareRoot } from './prepare-root'
import { addMatchMedia, tolerateHistory } from './tolerate-browser'

// Runs in the head, in front of the style sheet: behind it the parser would wait for it.
addMatchMedia(window)
tolerateHistory(history, location)
const root = document.documentElement
restoreTheme(root)
prepareRoot(root, location)
if (process.env.ANNOUNCEMENT_ID) restoreDismissal(root, process.env.ANNOUNCEMENT_ID)
