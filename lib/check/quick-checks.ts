import { hasCheckedCode } from './code-fences'
import type { Check } from './checks'

/**
 * Lists the checks that give a maintainer feedback on a change within a minute, longest first. Content and types are
 * checked as a whole, because a change can break other files that refer to it. Everything else is checked only in
 * changed files.
 * @param changed paths from the repository root
 */
export function listQuickChecks(changed: string[]): Check[] {
  const scripts = changed.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
  const styles = changed.filter((file) => file.endsWith('.css'))
  const documents = changed.filter(hasCheckedCode)
  const checks: Check[] = [
    {
      name: 'unit tests',
      // A change to a script that no test covers has no related tests.
      command: 'npm run --silent test:unit -- --passWithNoTests --findRelatedTests',
      files: scripts,
    },
    {
      name: 'lint',
      command: 'node_modules/.bin/eslint --max-warnings 0 --no-warn-ignored',
      files: scripts,
    },
    { name: 'styles', command: 'node_modules/.bin/stylelint', files: styles },
    { name: 'types', command: 'npm run --silent typecheck' },
    { name: 'content', command: 'npm run --silent test:content' },
    { name: 'prose', command: 'npm run --silent test:prose' },
    { name: 'code in documents', command: 'npm run --silent test:code --', files: documents },
    {
      name: 'snippets',
      command: 'node lib/commands/run.mjs check-snippets',
      files: documents,
    },
    {
      name: 'format',
      command: 'node_modules/.bin/prettier --check --ignore-unknown',
      files: changed,
    },
  ]
  return checks.filter(({ files }) => files?.length !== 0)
}
