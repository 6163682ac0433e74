import js from '@eslint/js'
import { defineConfig, globalIgnores, includeIgnoreFile } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import { fileURLToPath } from 'node:url'
import tseslint from 'typescript-eslint'
import { localRules } from './lib/lint/index.mjs'

/** Matches an import of a top-level folder, by alias or by relative path. */
const room = (...names) => `^(?:@/|(?:\\.\\./)+)(?:${names.join('|')})(?:/|$)`

const generated = {
  regex: '^contentlayer/generated',
  message: 'Only lib/content/source.ts reads generated content. Take it from there.',
}

/** The walls of a room. One rule per file holds all of them: a later configuration replaces an earlier one. */
const walls = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
})

export default defineConfig(
  includeIgnoreFile(fileURLToPath(new URL('.gitignore', import.meta.url))),
  globalIgnores(['public/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { local: localRules },
    rules: {
      'local/client-suffix': 'error',
      'local/disable-reason': 'error',
      'local/kebab-case': 'error',
      ...walls(generated),
    },
  },
)
