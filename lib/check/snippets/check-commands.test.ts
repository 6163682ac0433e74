import { expect, test } from '@jest/globals'
import type { CommandFacts } from './check-commands'
import { checkCommands } from './check-commands'

const facts: CommandFacts = {
  modules: new Set(['@docusaurus/core', '@docusaurus/theme-mermaid']),
  commands: new Map([
    ['start', new Set(['--port', '-p', '--poll'])],
    ['docs:version', new Set()],
  ]),
  createFlags: new Set(['--typescript', '-t']),
}

const find = (code: string, isExact = true) =>
  checkCommands(facts, { release: '3.1.1', isExact }, code).map(
    ({ line, column, message, suggestion }) =>
      `${line}:${column} ${message}${suggestion === undefined ? '' : ` (${suggestion})`}`,
  )

test.each([
  'npx docusaurus start --port 3001',
  'npm start -- --poll 1000 # --none',
  'npm run docusaurus docs:version 1.0',
  'npm run docusaurus docs:version:sdk 1.0',
  'yarn docusaurus start -p=3001 && ls --all',
  'npm install @docusaurus/core@3.1.1 other',
  'npm install @docusaurus/core@canary',
  'npx create-docusaurus@3.1.1 site classic --typescript',
  'npm run lint -- --fix',
  'echo docusaurus start --none',
])('%s is correct', (code) => {
  expect(find(code)).toEqual([])
})

test.each([
  ['npx docusaurus start --prot 1', ['1:22 `docusaurus start` has no flag "--prot" (--port)']],
  ['cd site\nnpm start -- --prot 1', ['2:14 `docusaurus start` has no flag "--prot" (--port)']],
  ['npx docusaurus \\\n  start --prot 1', ['2:9 `docusaurus start` has no flag "--prot" (--port)']],
  ['npx docusaurus strat', ['1:16 there is no command "docusaurus strat" (start)']],
  ['cd a && npm i @docusaurus/core', ['1:15 "@docusaurus/core" is installed without a version']],
  [
    'npm i @docusaurus/theme-mermade@3.1.1',
    ['1:7 there is no package "@docusaurus/theme-mermade" (@docusaurus/theme-mermaid)'],
  ],
  ['npx create-docusaurus a', ['1:5 "create-docusaurus" is installed without a version']],
  ['npm init docusaurus a', ['1:10 "docusaurus" is installed without a version']],
  [
    'npx create-docusaurus@3.1.1 a --typescrpt',
    ['1:31 `create-docusaurus` has no flag "--typescrpt" (--typescript)'],
  ],
  ['yarn add @docusaurus/core@3.0.1', ['1:10 "@docusaurus/core" is installed in version 3.0.1']],
])('%s is a problem', (code, problems) => {
  expect(find(code)).toEqual(problems)
})

test('a post may install the release it is about, but must pin it', () => {
  expect(find('npm i @docusaurus/core@2.4.3', false)).toEqual([])
  expect(find('npm i @docusaurus/core', false)).toHaveLength(1)
})
