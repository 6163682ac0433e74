/** What `package-lock.json` says of the packages; keys are paths such as `node_modules/a/node_modules/b`. */
export type Lockfile = {
  packages: Record<
    string,
    { version?: string; resolved?: string; optionalDependencies?: Record<string, string> }
  >
}

/** Where Node looks for a package that another one requires, the nearest folder first. */
function listCandidates(dependent: string, name: string): string[] {
  const candidates = [`${dependent}/node_modules/${name}`]
  let folder = dependent
  while (folder.includes('node_modules/')) {
    folder = folder.slice(0, folder.lastIndexOf('node_modules/'))
    candidates.push(`${folder}node_modules/${name}`)
  }
  return candidates
}

/**
 * Optional dependencies, which are mostly binaries for one platform each, that have no entry in the lockfile, as
 * `dependent -> name@range`. `npm ci` rejects a lockfile with such a gap, on every platform.
 */
export function findMissingOptionalDependencies({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([dependent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !listCandidates(dependent, name).some((path) => path in packages))
      .map(([name, range]) => `${dependent} -> ${name}@${range}`),
  )
}
