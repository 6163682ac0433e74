import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listAllFiles } from '@/lib/core/list-files'

const DEFAULT_EXPORT = /^export (?:default\b|\{[^}]*\bdefault\b[^}]*\})/m

/** Returns a message for each page file that Next couldn't render, because it has no default export. */
export function checkPageModules(root = 'app'): string[] {
  return listAllFiles(root)
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.join(root, file))
    .filter((file) => !DEFAULT_EXPORT.test(readFileSync(file, 'utf8')))
    .map(
      (file) =>
        `The page component at ${file} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    )
}
