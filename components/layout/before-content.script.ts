import { restoreDismissal } from '../announcement/dismissal'
import { prepareRoot } from './prepare-root'

// Runs before the content and after the script of the theme library, whose choice it corrects.
const root = document.documentElement
prepareRoot(root, location.search)
if (process.env.ANNOUNCEMENT_ID) restoreDismissal(root, process.env.ANNOUNCEMENT_ID)
