import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { checkPageModules } from './page-modules'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'page-modules-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(file: string, text: string): string {
  const target = path.join(root, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
  return target
}

test.each([
  `export default function Page() {}`,
  `const route = {}\nexport default route.Page\n`,
  `export { Page as default } from './page-content'`,
  `export {\n  metadata,\n  Page as default,\n}\n`,
])('accepts %j', (text) => {
  write('docs/page.tsx', text)
  expect(checkPageModules(root)).toEqual([])
})

test.each([
  `export function Page() {}`,
  `export const metadata = { title: 'default' }`,
  `export { Page } from './page-content'`,
  `// export default Page`,
])('rejects %j', (text) => {
  const file = write('docs/[[...slug]]/page.tsx', text)
  expect(checkPageModules(root)).toEqual([
    `The page component at ${file} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
  ])
})

test('other files need no default export', () => {
  write('docs/route.ts', 'export function GET() {}')
  write('docs/home-page.tsx', 'export function HomePage() {}')
  expect(checkPageModules(root)).toEqual([])
})

test('the pages of the site can be rendered', () => {
  expect(checkPageModules()).toEqual([])
})
