import { holdText } from './hold-text'

holdText(document.documentElement)
// The app does not start at a path with two slashes in a row: it would take what follows for another host.
const path = location.pathname.replace(/\/+/g, '/')
if (path !== location.pathname) location.replace(path + location.search + location.hash)
