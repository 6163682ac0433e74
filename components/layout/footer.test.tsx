/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { siteConfig } from '@/lib/config/site'
import type { FooterConfig } from '@/lib/config/types'
import { Footer } from './footer'

afterEach(cleanup)

const show = (changes: Partial<FooterConfig>) =>
  render(<Footer config={{ ...siteConfig.footer, ...changes }} />)

const logo = { src: '/img/logo.svg', alt: 'Example' }
const docs = { label: 'Docs', href: '/docs/' }

const getFooter = () => screen.getByRole('contentinfo')
const listImages = () =>
  screen.getAllByRole('img').map((image) => [image.getAttribute('src'), image.className])

test.each([
  ['columns with titles', [{ title: 'Learn', items: [docs] }], ['Learn']],
  ['a row of links', [docs], []],
] as const)('has %s', (_, links, titles) => {
  show({ links: [...links] as FooterConfig['links'] })
  expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(titles)
  expect(screen.getByRole('link', { name: 'Docs' }).getAttribute('href')).toBe('/docs/')
})

test('has the groups and the year of this site', () => {
  show({})
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(titles).toEqual(['Learn', 'Community', 'More', 'Legal'])
  expect(screen.getByText(/^Copyright © 2024 /)).toBeDefined()
})

test('has nothing in place of what is empty', () => {
  show({ links: [], notice: '', copyright: '' })
  expect(getFooter().querySelector('nav, p')).toBeNull()
})

test('is dark in both color modes if it is configured so', () => {
  show({ style: 'light' })
  expect(getFooter().dataset['style']).toBeUndefined()
  cleanup()
  show({ style: 'dark' })
  expect(getFooter().dataset['style']).toBe('dark')
})

test('has the logo of each color mode, in its size', () => {
  show({ logo: { ...logo, srcDark: '/img/dark.svg', width: 120, height: 40 } })
  expect(listImages()).toEqual([
    ['/img/logo.svg', 'light-only'],
    ['/img/dark.svg', 'dark-only'],
  ])
  const [image] = screen.getAllByAltText('Example')
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['120', '40'])
})

test('the logo is not preloaded', () => {
  show({ logo })
  expect(getFooter().querySelector('link')).toBeNull()
})

test('has one logo if it is the same in both modes, or always dark', () => {
  show({ logo })
  expect(listImages()).toEqual([['/img/logo.svg', '']])
  cleanup()
  show({ style: 'dark', logo: { ...logo, srcDark: '/img/dark.svg' } })
  expect(listImages()).toEqual([['/img/dark.svg', '']])
})

test.each([
  [{}, '/about/', undefined],
  [{ target: '_blank' }, '/about/', '_blank'],
  [{ href: 'https://e.example' }, 'https://e.example', '_blank'],
  [{ href: 'https://e.example', target: '_self' }, 'https://e.example', '_self'],
])('the logo is a link: %j', (changes, href, target) => {
  show({ logo: { ...logo, href: '/about/', ...changes } })
  const link = screen.getByRole('link', { name: 'Example' })
  expect(link.getAttribute('href')).toBe(href)
  expect(link.getAttribute('target') ?? undefined).toBe(target)
})
