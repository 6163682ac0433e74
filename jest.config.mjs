// The origin of the site in tests; what a site without one lacks is tested where it is missing.
process.env.SITE_URL = 'https://docs.example'

/** @type {import('jest').Config} */
export default {
  // Type stripping only: `npm run typecheck` checks the types.
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
          // Jest imports JSON only where an import says that it is.
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  // The first document of a test file loads the compiler, which takes seconds on a busy machine.
  testTimeout: 30_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Next decides what may run where; a unit test runs everything.
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
  testMatch: ['<rootDir>/{lib,components,content}/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  // By default one core is left to watch for changes: on two cores, that is half of them.
  maxWorkers: '100%',
}
