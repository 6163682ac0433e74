import { hasCheckedCode } from './code-fences'
import type { Check } from './checks'
import { countJest } from './test-reports'

const SCRIPT = /\.(?:ts|tsx|mjs)$/

/**
 * Lists the checks that give a maintainer feedback on a change within a minute, longest first. Content and types are
 * checked as a whole, because a change can break other files that refer to it. Everything else is checked only in
 * changed files.
 * @param changed paths from the repository root
 * @param report file to which the test runner writes its counts
 */
export function listQuickChecks(changed: string[], report: string): Check[] {
  const scripts = changed.filter((file) => SCRIPT.test(file))
  return [
    {
      name: 'unit tests',
      // A change may have no related tests. The report is still read, so a runner that did not start fails.
      command: `npm run --silent test:unit -- --json --outputFile=${report} --passWithNoTests --findRelatedTests`,
      files: scripts,
      count: () => countJest(report),
      mayBeEmpty: true,
    },
    {
      name: 'lint',
      command: 'node_modules/.bin/eslint --max-warnings 0 --no-warn-ignored',
      files: scripts,
    },
    {
      name: 'styles',
      command: 'node_modules/.bin/stylelint',
      files: changed.filter((file) => file.endsWith('.css')),
    },
    { name: 'types', command: 'npm run --silent typecheck' },
    { name: 'content', command: 'npm run --silent test:content' },
    { name: 'prose', command: 'npm run --silent test:prose' },
    {
      name: 'code in documents',
      command: 'npm run --silent test:code --',
      files: changed.filter(hasCheckedCode),
    },
    {
      name: 'snippets',
      command: 'node lib/commands/run.mjs check-snippets',
      files: changed.filter(hasCheckedCode),
    },
    {
      name: 'format',
      command: 'node_modules/.bin/prettier --check --ignore-unknown',
      files: changed,
    },
  ]
}
