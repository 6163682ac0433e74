import { fileURLToPath } from 'node:url'
import comments from '@eslint-community/eslint-plugin-eslint-comments'
import js from '@eslint/js'
import { defineConfig, globalIgnores, includeIgnoreFile } from 'eslint/config'
import checkFile from 'eslint-plugin-check-file'
import compat from 'eslint-plugin-compat'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { noInternals, noOverrides } from './lib/lint/public-api.mjs'
import { roomWalls } from './lib/lint/room-walls.mjs'
import { rooms, types } from './lib/lint/rooms.mjs'

/** Matches imports from a top-level folder, by alias or relative path. */
function importOf(folder) {
  return `^(?:@/|(?:\\.\\./)+)${folder}(?:/|$)`
}

const noRecordReading = {
  regex: importOf('lib/records/(?:read|write)-records'),
  allowTypeImports: true,
  message: 'Routes read records and pass them on.',
}
/** Components may import records and plain helpers, but nothing that creates records, reads files or runs Git. */
const noRecordCreation = [
  {
    regex:
      '^(?:@/|(?:\\.\\./)+)lib/(?!(?:config|core|records|search|markdown/(?:body|headings|links)|output/(?:frames|head|scripts))/)',
    message: 'Components render records. What a page shows belongs in its record: lib/records.',
  },
  { regex: '^node:', message: 'Components read no files and run nothing.' },
]
const noServerData = {
  // The rest of the configuration is plain data that doesn't depend on the build environment.
  regex: importOf('lib/(?:output|config/(?:base-url|env|instances|own-pages|site))'),
  allowTypeImports: true,
  message: 'This would be sent to the browser. Take the data as a prop; `import type` is fine.',
}
const noSiteInCompiler = {
  regex: importOf('lib/config/(?:announcement|navbar|site)'),
  message: 'Whatever the compiler imports is part of the key of every compiled document.',
}
const onlyTypes = {
  regex: '.',
  allowTypeImports: true,
  message: 'content/ is data: use `import type` and `satisfies`.',
}

/** Files that start with 'use client' are named *.client.tsx, so the name shows which code is sent to the browser. */
const directive = "ExpressionStatement[directive='use client']"
const noDirective = {
  selector: `Program > ${directive}`,
  message: "A file with 'use client' is named *.client.tsx. Rename this one.",
}
const needsDirective = {
  selector: `Program:not(:has(> ${directive}))`,
  message: "A *.client.tsx file starts with 'use client'. Add the line, or rename the file.",
}

/** Restricts a room's imports. Pass all patterns in one call: for a file that matches twice, the later call wins. */
function restrictImports(...patterns) {
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] }
}

export default defineConfig(
  includeIgnoreFile(fileURLToPath(new URL('.gitignore', import.meta.url))),
  globalIgnores(['public/']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'check-file': checkFile, comments, local: { rules: { 'room-walls': roomWalls } } },
    rules: {
      // Kebab case, with no other suffixes than these.
      'check-file/filename-naming-convention': [
        'error',
        {
          '**/*.{ts,tsx,mjs}':
            '+([a-z0-9])*(-+([a-z0-9]))?(.@(client|script|dev|d))?(.@(test|spec|config))',
        },
      ],
      // A comment that disables or configures a rule says why: `-- reason`.
      'comments/require-description': ['error', { ignore: ['eslint-enable', 'global'] }],
      'no-restricted-imports': [
        'error',
        {
          name: 'lodash-es',
          message:
            "Import 'lodash-es/<function>.js': the package has 640 modules, and each process loads them all.",
        },
      ],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-shadow': 'error',
      // A `default` would hide a new member that isn't handled.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { allowDefaultCaseForExhaustiveSwitch: false, considerDefaultExhaustiveForUnions: false },
      ],
      // Most types here are unions, so `type` is used for all of them.
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // Brackets show that the key is data and may be missing: `dataset['value']`.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // `() => setOpen(true)` is the usual way to write a handler.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `const { id: _id, ...rest }` is how to omit a key.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // An empty string is treated as absent: environment variables, attributes, search parameters.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      // Numbers are safe to use in messages and class names.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // Hooks are in these folders. To find mistakes in their use, the rules compile every function.
    files: ['app/**', 'components/**'],
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['content/**'], rules: restrictImports(onlyTypes) },
  { rules: { 'local/room-walls': ['error', { rooms, types }] } },
  { files: ['lib/markdown/**'], rules: restrictImports(noSiteInCompiler) },
  {
    files: ['components/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: restrictImports(...noRecordCreation, noRecordReading),
  },
  {
    // What all routes have in common.
    files: ['components/routes/**'],
    rules: restrictImports(...noRecordCreation),
  },
  {
    // Plain .ts files in components/ are helpers for client components.
    files: ['**/*.client.tsx', 'components/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: restrictImports(...noRecordCreation, noRecordReading, noServerData),
  },
  {
    // The rule and its test name what they forbid.
    ignores: ['lib/lint/public-api*'],
    rules: { 'no-restricted-syntax': ['error', ...noInternals, ...noOverrides, noDirective] },
  },
  {
    files: ['**/*.client.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...noInternals, ...noOverrides, needsDirective] },
  },
  {
    // jsdom lacks functions that browsers have, so tests bring their own.
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['lib/lint/public-api*'],
    rules: { 'no-restricted-syntax': ['error', ...noInternals, noDirective] },
  },
  {
    files: ['lib/**', 'components/**'],
    // Next requires the default export of an adapter.
    ignores: ['**/*.d.ts', 'lib/build/export/adapter.mjs'],
    rules: { 'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }] },
  },
  {
    // What runs in the browser uses what the browsers of `browserslist` have.
    files: ['components/**', 'lib/search/**', 'lib/output/service-worker/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
  },
  {
    // Next requires these file names and a client component. Each file re-exports its component from a *.client.tsx
    // file.
    files: ['app/error.tsx', 'app/global-error.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...noInternals, ...noOverrides] },
  },
  {
    // Plain JavaScript has no types to check.
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'URL', 'setTimeout', 'clearTimeout'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
)
