/** The packages in `package-lock.json`. Keys are paths such as `node_modules/a/node_modules/b`. */
export type Lockfile = {
  packages: Record<
    string,
    { version?: string; resolved?: string; optionalDependencies?: Record<string, string> }
  >
}

/** Lists the paths where Node looks for a dependency of a package, nearest first. */
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
 * Lists the optional dependencies without an entry in the lockfile as `dependent -> name@range`. Most of them are
 * binaries for a single platform. If one is missing, `npm ci` rejects the lockfile on every platform.
 */
export function findMissingOptionalDependencies({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([dependent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !listCandidates(dependent, name).some((path) => path in packages))
      .map(([name, range]) => `${dependent} -> ${name}@${range}`),
  )
}
