// Keeps the query and the hash of the visited URL, unless the target has its own.
const target = document.currentScript?.dataset['to'] ?? ''
const hasOwn = /[?#]/.test(target)
location.replace(hasOwn ? target : target + location.search + location.hash)

export {}
