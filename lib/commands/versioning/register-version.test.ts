import { expect, test } from '@jest/globals'
import type { DocsVersionConfig } from '@/lib/config/types'
import { registerVersion } from './register-version'

const toVersion = (name: string, state: DocsVersionConfig['state']): DocsVersionConfig => ({
  ...{ name, label: name, path: name, state, badge: true },
})

const current = toVersion('current', 'unreleased')

const register = (versions: DocsVersionConfig[], name: string) =>
  registerVersion(versions, name, versions[0] ?? current).map((version) => [
    version.name,
    version.state,
  ])

test('an older release has its place by number', () => {
  const versions = [
    current,
    toVersion('3.1.1', 'newest-release'),
    toVersion('3.0.1', 'unmaintained'),
  ]
  expect(register(versions, '3.0.10')).toEqual([
    ['current', 'unreleased'],
    ['3.1.1', 'newest-release'],
    ['3.0.10', 'unmaintained'],
    ['3.0.1', 'unmaintained'],
  ])
})

test('the only version becomes unreleased, and both versions have a badge', () => {
  const only: DocsVersionConfig = {
    ...{ name: 'current', label: 'Current', path: '', folder: '', noIndex: true },
    ...{ state: 'newest-release', badge: false },
  }
  expect(registerVersion([only], '1.0.0', only)).toEqual([
    { ...only, state: 'unreleased', badge: true },
    {
      ...{ name: '1.0.0', label: '1.0.0', path: '1.0.0', noIndex: true },
      ...{ state: 'newest-release', badge: true },
    },
  ])
})
