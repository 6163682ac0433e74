// The app doesn't start at a path with two slashes in a row: it would treat what follows as another host.
const path = location.pathname.replace(/\/+/g, '/')
if (path !== location.pathname) location.replace(path + location.search + location.hash)
