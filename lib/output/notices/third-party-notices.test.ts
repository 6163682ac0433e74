import { expect, jest, test } from '@jest/globals'
import { noticesPath } from '@/lib/config/notices-path'
import { siteConfig } from '@/lib/config/site'
import { listNoticeFiles } from './third-party-notices'

const warn = jest.spyOn(console, 'warn')
const error = jest.spyOn(console, 'error')

const createNotices = async () => String(await listNoticeFiles()[0]?.create())
const text = await createNotices()

/** A list of packages between lines, followed by their license. */
const sections = text.split('\n-----------\n')

function findSection(name: string): string {
  const entry = new RegExp(`^ - ${name}@\\d`, 'm')
  return sections.find((section) => entry.test(section)) ?? ''
}

test.each([
  ['react', 'Permission is hereby granted'],
  ['cytoscape', 'Permission is hereby granted'],
  ['d3-zoom', 'Permission to use, copy, modify, and/or distribute'],
  ['dompurify', 'Apache License'],
])('%s has its license', (name, license) => {
  expect(findSection(name)).toContain(license)
})

test.each([
  ['@docsearch/react', 'Copyright (c) Algolia'],
  ['langium', 'Copyright 2021 TypeFox'],
  ['Fonts in katex', 'SIL OPEN FONT LICENSE Version 1.1'],
])('%s is listed with its license, which its package does not contain', (name, license) => {
  expect(text.slice(text.lastIndexOf(name))).toContain(license)
})

test('nothing is guessed or left out', () => {
  expect(warn).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})

test('the same packages produce the same file', async () => {
  expect(await createNotices()).toBe(text)
})

test('the footer of every page links to the notices', () => {
  const links = siteConfig.footer.links.flatMap((each) => ('items' in each ? each.items : each))
  expect(links).toContainEqual({ label: 'Third-party notices', href: noticesPath })
})
