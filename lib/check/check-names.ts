import path from 'node:path'
import type { Fault, Problem } from '@/lib/core/problem'
import { findNameFault } from '@/lib/source/schemas/names'

/** Returns the shortest part of a path with the same fault: the folder that has to be renamed, or else the file. */
function toFaulty(file: string): string {
  const folder = path.posix.dirname(file)
  return findNameFault(folder) ? toFaulty(folder) : file
}

/** Returns what is wrong with an extension that only looks like that of a document. */
function findExtensionFault(file: string): Fault | undefined {
  const { ext } = path.posix.parse(file)
  if (!/^\.(?:mdx?|mdown|markdown)$/i.test(ext) || /^\.mdx?$/.test(ext)) return undefined
  const message = `the name ends with "${ext}", so the file isn’t a document`
  return { message, fix: `rename it to ${/x$/i.test(ext) ? '.mdx' : '.md'}` }
}

/**
 * Reports files and folders whose names some hosts or file systems can't serve, each once, files whose paths differ
 * only in case, and Markdown whose extension is not that of documents.
 * @param files paths from the repository root, sorted
 */
export function checkNames(files: readonly string[]): Problem[] {
  const place = { line: 1, column: 1 }
  const faulty = new Set(files.filter(findNameFault).map(toFaulty))
  const refused = [...faulty].flatMap((file): Problem[] => {
    const fault = findNameFault(file)
    return fault ? [{ path: file, ...place, ...fault, message: `the name ${fault.message}` }] : []
  })
  const byLowerCase = new Map(files.map((file) => [file.toLowerCase(), file]))
  const twins = files.flatMap((file): Problem[] => {
    const twin = byLowerCase.get(file.toLowerCase())
    if (twin === undefined || twin === file) return []
    const message = `the path differs only in case from that of ${twin}, so some systems keep one of them`
    return [{ path: file, ...place, message, fix: 'rename one of them' }]
  })
  const others = files.flatMap((file): Problem[] => {
    const fault = findExtensionFault(file)
    return fault ? [{ path: file, ...place, ...fault }] : []
  })
  return [...refused, ...twins, ...others]
}
