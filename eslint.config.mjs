import { fileURLToPath } from 'node:url'
import js from '@eslint/js'
import { defineConfig, globalIgnores, includeIgnoreFile } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { localRules } from './lib/lint/index.mjs'

/** An import of something below a top-level folder, by alias or by relative path. */
function importOf(folder) {
  return `^(?:@/|(?:\\.\\./)+)${folder}(?:/|$)`
}

const noRendering = {
  regex: importOf('(?:components|app)'),
  message:
    'lib/ is logic and must not depend on components or routes. Move what both need into lib/.',
}
const noRoutes = {
  regex: importOf('app'),
  message: 'Routes import components, not the reverse.',
}
/** What components render with: records and plain helpers, never what makes records, reads files or runs git. */
const noMaking = [
  {
    regex:
      '^(?:@/|(?:\\.\\./)+)lib/(?!(?:config|core|next|problems|records|search|service-worker|markdown/(?:body|headings|links)|output/(?:frames|head|scripts))/)',
    message: 'Components render records. What a page shows belongs into its record: lib/records.',
  },
  {
    regex: importOf('lib/records/(?:read|write)-records'),
    allowTypeImports: true,
    message: 'Routes read records and pass them on.',
  },
  { regex: '^node:', message: 'Components read no files and run nothing.' },
]
const noServerData = {
  // The rest of the configuration is plain data that does not depend on the environment of the build.
  regex: importOf('lib/(?:output|config/(?:base-url|env|instances|own-pages|site))'),
  allowTypeImports: true,
  message: 'This would be sent to the browser. Take the data as a prop; `import type` is fine.',
}
const noNextRoom = {
  regex: importOf('lib/next/(?!client-constants$).+'),
  message: 'This runs while building. Browser code imports from lib/next/client-constants.ts only.',
}
const noSite = {
  regex: '^(?:@/(?!lib/core/)|(?:\\.\\./)+(?!core/))',
  message:
    'lib/next is about Next and React, whatever site they export. It imports from lib/core only.',
}
const onlyCore = {
  regex: '^(?:@/(?!lib/core/)|(?:\\.\\./)+(?!core/)|node:)',
  message: 'lib/search runs in browsers and in a worker: it imports from lib/core only.',
}
const noConsumers = {
  regex: importOf('lib/(?:check|commands|markdown|model|output)'),
  message: 'lib/source is what the model and the compiler are made from. Move what both need here.',
}
const noSiteInCompiler = {
  regex: importOf('lib/(?:check|commands|model|output|config/(?:announcement|navbar|site))'),
  message: 'Whatever the compiler imports is part of the key of every compiled document.',
}
const onlyTypes = {
  regex: '.',
  allowTypeImports: true,
  message: 'content/ is data: use `import type` and `satisfies`.',
}

/** Words that only Next and React decide on. A slash is written as its code, because selectors end a pattern with it. */
const nextInternals = '__next|__NA|_rsc\\b|\\b_next\\u002F|next\\u002Fdist|\\bindex\\.txt|^_R_$'
const nextMessage =
  'Only lib/next uses the internals of Next and React, and checks them. Import this from there.'

/** The walls of a room, all in one call: for a file that matches twice, the later call replaces the earlier one. */
function walls(...patterns) {
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] }
}

export default defineConfig(
  includeIgnoreFile(fileURLToPath(new URL('.gitignore', import.meta.url))),
  globalIgnores(['public/']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { local: localRules },
    rules: {
      'local/client-suffix': 'error',
      'local/disable-reason': 'error',
      'local/kebab-case': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-shadow': 'error',
      // A `default` would hide the member that was added and not handled.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { allowDefaultCaseForExhaustiveSwitch: false, considerDefaultExhaustiveForUnions: false },
      ],
      // Most types here are unions; one keyword for all reads better.
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // Brackets say that the key is data and may be absent: `dataset['value']`.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // `() => setOpen(true)` is the usual form of a handler.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `const { id: _id, ...rest }` is how a key is left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // An empty string is treated as absent: environment variables, attributes, search parameters.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      // A number in a message or a class name is what it looks like.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  { files: ['content/**'], rules: walls(onlyTypes) },
  { files: ['lib/**'], rules: walls(noRendering) },
  { files: ['lib/source/**'], rules: walls(noRendering, noConsumers) },
  { files: ['lib/markdown/**'], rules: walls(noRendering, noSiteInCompiler) },
  {
    files: ['lib/next/**'],
    ignores: ['**/*.test.ts'],
    rules: walls(noRendering, noSite),
  },
  {
    files: ['lib/search/**'],
    ignores: ['**/*.test.ts'],
    rules: walls(noRendering, onlyCore),
  },
  {
    files: ['components/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: walls(noRoutes, ...noMaking),
  },
  {
    // Plain .ts files in components/ are helpers of client leaves.
    files: ['**/*.client.tsx', 'components/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: walls(noRoutes, ...noMaking, noServerData, noNextRoom),
  },
  {
    files: ['app/**', 'components/**', 'content/**', 'lib/**'],
    ignores: ['lib/next/**', 'lib/testing/sample-export.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: `Literal[value=/${nextInternals}/]`, message: nextMessage },
        { selector: `Literal[regex.pattern=/${nextInternals}/]`, message: nextMessage },
        { selector: `TemplateElement[value.raw=/${nextInternals}/]`, message: nextMessage },
        { selector: `Identifier[name=/${nextInternals}/]`, message: nextMessage },
      ],
    },
  },
  {
    files: ['lib/**', 'components/**'],
    ignores: ['**/*.d.ts'],
    rules: { 'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }] },
  },
  {
    // Next prescribes these names and requires a client component; the component itself is a *.client.tsx that they re-export.
    files: ['app/error.tsx', 'app/global-error.tsx'],
    rules: { 'local/client-suffix': 'off' },
  },
  {
    // Plain JavaScript has no types to check.
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', URL: 'readonly' } },
  },
)
