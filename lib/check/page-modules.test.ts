import { expect, test } from '@jest/globals'
import { provideFolder } from '@/lib/testing/temporary-files'
import { checkPageModules } from './page-modules'

const folder = provideFolder()

test.each([
  `export default function Page() {}`,
  `const route = {}\nexport default route.Page\n`,
  `export { Page as default } from './page-content'`,
  `export {\n  metadata,\n  Page as default,\n}\n`,
])('accepts %j', (text) => {
  folder.write('docs/page.tsx', text)
  expect(checkPageModules(folder.path)).toEqual([])
})

test.each([
  `export function Page() {}`,
  `export const metadata = { title: 'default' }`,
  `export { Page } from './page-content'`,
  `// export default Page`,
])('rejects %j', (text) => {
  const file = folder.write('docs/[[...slug]]/page.tsx', text)
  expect(checkPageModules(folder.path)).toEqual([
    `The page component at ${file} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
  ])
})

test('other files need no default export', () => {
  folder.write('docs/route.ts', 'export function GET() {}')
  folder.write('docs/home-page.tsx', 'export function HomePage() {}')
  expect(checkPageModules(folder.path)).toEqual([])
})
