import { RuleTester } from 'eslint'
import { kebabCase } from './kebab-case.mjs'

const code = ''

new RuleTester().run('kebab-case', kebabCase, {
  valid: [
    'lib/core/url.ts',
    'lib/url.test.ts',
    'components/docs/version-banner.tsx',
    'components/docs/toc-spy.client.tsx',
    'components/docs/toc-spy.client.test.tsx',
    'components/layout/before-content.script.ts',
    'app/docs/[[...slug]]/page.tsx',
    'content/docs/3.0.1/sidebars.ts',
    'e2e/tests-area.spec.ts',
    'next.config.mjs',
  ].map((filename) => ({ filename, code })),
  invalid: [
    'components/docs/VersionBanner.tsx',
    'lib/lastUpdated.ts',
    'lib/last_updated.ts',
    'lib/url.util.ts',
    'components/layout/footer.static.tsx',
  ].map((filename) => ({ filename, code, errors: [{ messageId: 'name', line: 1 }] })),
})
