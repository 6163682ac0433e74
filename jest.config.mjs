// The site's origin in tests. Tests of a site without an origin unset it.
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
          // Jest imports JSON only if the import has an attribute that says so.
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  // The first document in a test file loads the compiler, which takes seconds on a busy machine.
  testTimeout: 30_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{lib,components,content}/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  // Also for tests with a document: React renders markup in Node, as in builds.
  testEnvironmentOptions: { customExportConditions: ['node'] },
  // By default, Jest reserves one core for its main thread. With two cores, that's half of them.
  maxWorkers: '100%',
}
