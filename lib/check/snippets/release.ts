import { openStore, toKey } from '@/lib/source/cache/store'
import type { LoadPackage } from '@/lib/options/packages/load-package'
import { createLoader } from '@/lib/options/packages/load-package'
import type { PackageFacts } from '@/lib/options/packages/package-facts'
import { readPackageFacts } from '@/lib/options/packages/package-facts'
import { getPackagesFolder, hashPins } from '@/lib/options/packages/packages-folder'
import { readOptionSources } from '@/lib/options/option-sources'
import { listDocumentedNames } from '@/lib/options/version-options'

/** A release and what its code is checked with. */
export type Release = {
  folder: string
  load: LoadPackage
  facts: PackageFacts & { options: Set<string> }
  /** Part of the cache key of each result. */
  hash: string
}

/** Adds the names that the documents of a version may use. Another check compares them with the packages. */
export function withDocumented<Facts extends PackageFacts>(facts: Facts, version: string) {
  const { options, packages } = listDocumentedNames(readOptionSources(), version)
  return { ...facts, options, modules: new Set([...facts.modules, ...packages]) }
}

/**
 * Installs the packages of a release, and reads what they define.
 * @param checkerHash hash of the checks
 * @throws Error if the packages cannot be installed
 */
export async function openRelease(name: string, checkerHash: string): Promise<Release> {
  const folder = await getPackagesFolder(name)
  const load = createLoader(folder)
  const hash = toKey(hashPins(), name, checkerHash)
  const facts = await openStore<PackageFacts>('package-facts').memoize(hash, () =>
    readPackageFacts(folder),
  )
  return { folder, load, facts: withDocumented(facts, name), hash }
}
