import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { exportedRoutes, readHtml } from './site'

/** Budgets of the performance design that don't depend on time, in bytes after Brotli compression. */
const BUDGETS = {
  html: 16_100,
  css: 9_600,
  /** What one kind of page adds to the shared stylesheet. */
  ownCss: 2_000,
  javascript: 135_000,
  total: 160_500,
}

/** Bytes of Markdown per page in the corpus that the budgets were measured with: 3.4 MB in 600 pages. */
const MID_SIZE = 5_700

// In one process, so that scripts that several pages share are compressed once.
test.describe.configure({ mode: 'default' })

const sizes = new Map<string, number>()

function compressed(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const size = brotliCompressSync(readFileSync(file), { params: quality }).length
  sizes.set(file, size)
  return size
}

/** Returns the files that a page loads, read from its HTML. */
function readAssets(html: string): { styles: string[]; scripts: string[] } {
  const scripts = [...html.matchAll(/"src":"([^"]+\.js)"/g)].map(([, src = '']) => src)
  if (scripts.length === 0) throw new Error('The page names no scripts.')
  return {
    styles: [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    ),
    scripts,
  }
}

function sum(files: string[]): number {
  return files.reduce((total, file) => total + compressed(path.join('out', file)), 0)
}

test.describe('a mid-size docs page', () => {
  const file = path.join('out', 'docs', 'versioning', 'index.html')
  const html = readFileSync(file, 'utf8')
  const { styles, scripts } = readAssets(html)

  test('has one stylesheet within its budget', () => {
    expect(styles).toHaveLength(1)
    expect(sum(styles)).toBeLessThanOrEqual(BUDGETS.css)
  })

  test('has JavaScript within its budget', () => {
    expect(sum(scripts)).toBeLessThanOrEqual(BUDGETS.javascript)
  })

  test('is within the total budget', () => {
    expect(compressed(file) + sum(styles) + sum(scripts)).toBeLessThanOrEqual(BUDGETS.total)
  })
})

for (const [kind, folder] of Object.entries({
  blog: 'blog',
  changelog: 'changelog',
  home: '',
  showcase: 'showcase',
})) {
  test.describe(`the ${kind} page`, () => {
    const file = path.join('out', folder, 'index.html')
    const html = readFileSync(file, 'utf8')
    const { styles, scripts } = readAssets(html)

    test('has JavaScript within its budget', () => {
      expect(sum(scripts)).toBeLessThanOrEqual(BUDGETS.javascript)
    })

    test('has at most one additional stylesheet, within its budget', () => {
      expect(styles.length).toBeLessThanOrEqual(2)
      expect(sum(styles)).toBeLessThanOrEqual(BUDGETS.css + BUDGETS.ownCss)
    })

    // The HTML of the showcase contains every site, for readers without scripts.
    if (kind !== 'showcase') {
      test('has HTML within its budget', () => {
        expect(compressed(file)).toBeLessThanOrEqual(BUDGETS.html)
      })
    }
  })
}

test('no script before the content makes the parser wait for the stylesheet', () => {
  for (const route of exportedRoutes) {
    const html = readHtml(route)
    const upToContent = html.slice(html.indexOf('<link rel="stylesheet"'), html.indexOf('<header'))
    expect(upToContent.match(/<script>/g) ?? [], route).toEqual([])
  }
})

test('every document has the footer, and no empty one', () => {
  for (const route of exportedRoutes.filter((exported) => exported.endsWith('/'))) {
    const html = readHtml(route)
    expect(html, route).toContain('<footer class="footer">')
    expect(html, route).not.toContain('<footer></footer>')
  }
})

test('only the stylesheet blocks rendering', () => {
  for (const route of exportedRoutes) {
    const html = readHtml(route)
    expect(html.match(/<script[^>]*\ssrc=/g) ?? [], route).toEqual([])
    expect(html.match(/<link rel="preload"/g) ?? [], route).toEqual([])
    expect(html).not.toMatch(/\sstyle="/)
  }
})

test('the docs page closest to mid-size has HTML within its budget', () => {
  const [nearest] = readdirSync('content/docs/current', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const source = path.join('content', 'docs', 'current', name)
      const slug = /^slug: (\S+)$/m.exec(readFileSync(source, 'utf8'))?.[1]
      return {
        distance: Math.abs(statSync(source).size - MID_SIZE),
        page: path.join('out', 'docs', slug ?? name.replace(/\.mdx$/, ''), 'index.html'),
      }
    })
    .sort((one, other) => one.distance - other.distance)
  expect(compressed(nearest?.page ?? '')).toBeLessThanOrEqual(BUDGETS.html)
})

test('a page has at most five files and 180 KB: itself, and what navigation inside the app requests', () => {
  const pages = exportedRoutes.filter((route) => route.endsWith('/'))
  const files = pages.flatMap((route) => {
    const folder = path.join('out', decodeURI(route))
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && /^(?:index\.(?:html|txt)|__next\..*)$/.test(entry.name))
      .map(({ name }) => path.join(folder, name))
  })
  const bytes = files.reduce((total, file) => total + statSync(file).size, 0)
  expect(files.length).toBeLessThanOrEqual(5 * pages.length)
  expect(bytes).toBeLessThanOrEqual(180_000 * pages.length)
})

test('everything else in the export has at most 16 MB and 900 files', () => {
  // The search index, the service worker and pages as Markdown have their own budgets: below, in
  // pwa/save-version.spec.ts and in twins.spec.ts.
  const files = readdirSync('out', { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      entry.isFile() &&
      entry.name !== 'sw.js' &&
      !/\.html$|\.md$|^index\.txt$|^__next\./.test(entry.name) &&
      path.basename(entry.parentPath) !== 'search-index',
  )
  const bytes = files.reduce(
    (total, { parentPath, name }) => total + statSync(path.join(parentPath, name)).size,
    0,
  )
  expect(files.length).toBeLessThanOrEqual(900)
  expect(bytes).toBeLessThanOrEqual(16_000_000)
})

for (const file of readdirSync(path.join('out', 'search-index'))) {
  const [, part, tier] = /^(.+)-(names|text)\./.exec(file) ?? []
  test(`the ${tier} of ${part} that search loads are within their budget`, () => {
    const budget = tier === 'names' ? 30_000 : 180_000
    expect(compressed(path.join('out', 'search-index', file))).toBeLessThanOrEqual(budget)
  })
}

test('the export contains no source maps, secrets or local paths', () => {
  // A folder's name may look like a file's: a page's URL can end in .html.
  const files = readdirSync('out', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative('out', path.join(parentPath, name)))
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const telling = files.filter((file) => {
    if (!/\.(?:html|txt|js|json|css)$/.test(file)) return false
    // As bytes, because decoding the whole export takes seconds.
    const text = readFileSync(path.join('out', file))
    return text.includes(process.cwd()) || text.includes('sourceMappingURL')
  })
  expect(telling).toEqual([])
})

test('every document has a policy without unsafe scripts', () => {
  for (const route of exportedRoutes.filter((exported) => exported.endsWith('/'))) {
    const html = readHtml(route)
    const [policy] = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html) ?? []
    expect(policy, route).toContain("script-src 'self' 'sha256-")
    expect(policy, route).not.toContain('unsafe')
  }
})
