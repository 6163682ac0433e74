import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { blogInstances, changelog, mainBlog, testBlog } from '@/lib/config/instances'
import type { BlogConfig } from '@/lib/config/types'

describe('the files in app/', () => {
  /** Names of the constants in `instances.ts`, which route files use. */
  const names = new Map<BlogConfig, string>([
    [mainBlog, 'mainBlog'],
    [changelog, 'changelog'],
    [testBlog, 'testBlog'],
  ])

  /** Reads the files below the route of an instance, with a placeholder instead of its name. */
  const readRoutes = (config: BlogConfig) => {
    const folder = path.join('app', config.routeBasePath)
    const name = names.get(config) ?? ''
    return Object.fromEntries(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [
          path.relative(folder, file),
          readFileSync(file, 'utf8').replace(new RegExp(`\\b${name}\\b`, 'g'), 'instance'),
        ]),
    )
  }

  test('consist of a layout and a page', () => {
    expect(Object.keys(readRoutes(mainBlog)).sort()).toEqual(['[[...slug]]/page.tsx', 'layout.tsx'])
  })

  test.each(blogInstances)(
    'of $id differ from those of the first blog only in its name',
    (config) => {
      expect(names.get(config)).toBeDefined()
      expect(readRoutes(config)).toEqual(readRoutes(mainBlog))
    },
  )
})
