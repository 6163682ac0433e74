import { expect, test } from '@jest/globals'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { listSiteFiles } from '@/lib/output/site/list-site-files'
import config, { siteFiles } from '../../next.config.mjs'

test('only the build is an export, because the dev server would reject paths with spaces or umlauts', () => {
  expect(config(PHASE_PRODUCTION_BUILD).output).toBe('export')
  expect(config(PHASE_DEVELOPMENT_SERVER).output).toBeUndefined()
})

const site = {
  pages: [],
  redirects: [],
  sidebars: [{ fileName: 'docs.1.json', json: '' }],
  routeManifest: { fileName: 'manifest.1.json', json: '' },
  formulas: [],
}

test('the dev server serves every file that is not a page', async () => {
  const patterns = siteFiles.map(
    (source) =>
      new RegExp(
        `^${source
          .replaceAll('.', '\\.')
          .replaceAll(/\/:\w+\*/g, '(?:/[^/]+)*')
          .replaceAll(/:\w+(?=\()/g, '')}$`,
      ),
  )
  const paths = (await listSiteFiles(site)).map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([])
  expect(patterns.some((pattern) => pattern.test('/docs/3.1.1/'))).toBe(false)
})
