/** @jest-environment jsdom */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getByRole, queryByRole, within } from '@testing-library/dom'
import { createSmallSite } from '@/lib/testing/small-site'
import type { Workspace } from '@/lib/testing/workspace'

/**
 * A copy of the repository with half of its pages, to which the tests add one thing after another: first a part of it,
 * then the rest.
 */
let workspace: Workspace

beforeAll(async () => {
  workspace = await createSmallSite()
})

afterAll(() => workspace.remove())

const toFile = (name: string) => path.join(workspace.folder, name)

const read = (name: string) => readFileSync(toFile(name), 'utf8')

function write(name: string, text: string): void {
  mkdirSync(path.dirname(toFile(name)), { recursive: true })
  writeFileSync(toFile(name), text)
}

/** Inserts a text before the first occurrence of another one. */
function insert(name: string, added: string, { before }: { before: string }): void {
  const text = read(name)
  if (!text.includes(before)) throw new Error(`${name} has no ${before}`)
  write(name, text.replace(before, `${added}${before}`))
}

function remove(name: string, removed: string): void {
  write(name, read(name).replace(removed, ''))
}

function run(command: string, ...args: string[]): { status: number | null; output: string } {
  const result = spawnSync(command, args, {
    cwd: workspace.folder,
    encoding: 'utf8',
    // Contributors build without the origin of the deployed site.
    env: { ...process.env, SITE_URL: undefined, NODE_ENV: 'production', FORCE_COLOR: '0' },
  })
  return { status: result.status, output: result.stdout + result.stderr }
}

/**
 * Returns the problems of the content check. Line numbers in the configuration are removed because every edit moves
 * them.
 */
function checkContent(): string[] {
  const { output } = run('node', 'lib/commands/run.mjs', 'check-content')
  const problems = output.split('\n').filter((line) => /^\S+:\d+:\d+ /.test(line))
  if (problems.length === 0) expect(output).toContain('no problems')
  return problems.map((line) => line.replace(/^(lib\/\S+):\d+:\d+/, '$1'))
}

const PAGE = 'content/docs/current/contributed.mdx'

const pageText = (frontMatter: string, body: string) =>
  `---\ntitle: Contributed\n${frontMatter}description: What a contributor adds to the site, and what the check says about it.\n---\n\n${body}\n`

const LOCALE_ROW = `  { htmlLang: 'fr', label: 'Français', direction: 'ltr', calendar: 'gregory', path: 'fr' },\n`

const HANDBOOK_ROW = `export const handbookDocs: DocsConfig = {
  ...communityDocs,
  id: 'handbook',
  routeBasePath: '/handbook',
  contentPath: 'handbook',
}

`

test('a build goes on with warnings, which the content check of npm test rejects', () => {
  const page = 'content/docs/current/warned.mdx'
  write(page, pageText('slug: /installation\n', 'A link [to nothing](./nowhere.mdx).'))
  const warnings = [
    `${page}:3:1  the URL /docs/installation/ is already used by content/docs/current/installation.mdx  Fix: give one of them another \`slug\``,
    `${page}:7:8  the link "./nowhere.mdx" does not lead to a document  Fix: correct the path, which is relative to this file`,
  ]
  const build = run('node', 'lib/commands/run.mjs', 'check-content', '--write')
  const check = run('node', 'lib/commands/run.mjs', 'check-content')
  for (const { output } of [build, check]) {
    expect(output.split('\n').filter((line) => line.startsWith(page))).toEqual(warnings)
  }
  expect([build.status, check.status]).toEqual([0, 1])
  rmSync(toFile(page))
})

test('an incomplete addition is a problem that says what to add', () => {
  insert('content/docs/current/sidebars.ts', "'contributed', ", { before: "'introduction'," })
  write(PAGE, pageText('audience: editors\n', ':::exercise\n\nTry it.\n\n:::'))
  write(
    'content/handbook/index.mdx',
    '---\ntitle: Handbook\ndescription: How we work together, and where you find out what is planned.\n---\n\nHow we work.\n',
  )
  insert('lib/source/front-matter.ts', 'audience: text,\n    ', {
    before: '/** Label in sidebars.',
  })
  insert(
    'lib/markdown/blocks/admonition-kinds.ts',
    "  exercise: { icon: Info, title: 'Exercise' },\n",
    { before: '} satisfies' },
  )
  insert('lib/config/instances.ts', HANDBOOK_ROW, { before: '/** Every docs instance' })
  insert('lib/config/instances.ts', 'handbookDocs, ', { before: 'communityDocs, testDocs]' })
  insert('lib/config/locales.ts', LOCALE_ROW, { before: ']\n\n/** The language of' })
  expect(checkContent()).toEqual([
    ...['[[...slug]]/page.tsx', 'layout.tsx'].map(
      (file) =>
        `app/handbook/(current)/${file}:1:1  the docs instance "handbook" has no such file  Fix: add it: a copy of app/docs/(current)/${file} with handbookDocs for mainDocs`,
    ),
    `content/handbook/sidebars.ts:1:1  the docs instance "handbook" has no sidebars  Fix: add the file: \`export default { docs: [{ type: 'autogenerated', dirName: '.' }] }\``,
    'lib/config/locales.ts  the locale "fr" has no page /fr/  Fix: add content in content/fr/, its instances and its page files, or remove it',
  ])
})

describe('a complete addition is on the site', () => {
  let buildOutput: string

  beforeAll(() => {
    remove('lib/config/locales.ts', LOCALE_ROW)
    for (const file of ['[[...slug]]/page.tsx', 'layout.tsx']) {
      const text = read(`app/docs/(current)/${file}`)
      write(`app/handbook/(current)/${file}`, text.replaceAll('mainDocs', 'handbookDocs'))
    }
    write(
      'content/handbook/sidebars.ts',
      `export default { handbook: [{ type: 'autogenerated', dirName: '.' }] }\n`,
    )
    insert('lib/records/shown-front-matter.ts', "'audience',\n  ", {
      before: "'hide_table_of_contents'",
    })
    insert('components/docs/doc-page.tsx', '<p>For {page.frontMatter.audience}</p>\n        ', {
      before: '<div className="prose">',
    })
    insert(
      'app/styles/tokens.css',
      `--exercise: light-dark(#123456, #abcdef);
  --exercise-bar: light-dark(#123456, #abcdef);
  --exercise-surface: light-dark(#fedcba, #654321);
  `,
      { before: '--note: ' },
    )
    insert(
      'components/mdx/blocks.css',
      `[data-kind='exercise'] {
  --ink: var(--exercise);
  --bar: var(--exercise-bar);
  --tint: var(--exercise-surface);
}

`,
      { before: "[data-kind='note'] {" },
    )
    const { status, output } = run('npm', 'run', 'build')
    if (status !== 0) throw new Error(output)
    buildOutput = output
  })

  /** Returns the text of the file that lists every page. */
  function readRoutes(): string {
    const [fileName = ''] = readdirSync(toFile('out/routes'))
    return read(`out/routes/${fileName}`)
  }

  /** Shows a page of the built site without its scripts. */
  function open(route: string): HTMLElement {
    document.documentElement.innerHTML = read(`out${route}index.html`)
    return document.body
  }

  test('the page, in its sidebar and in the list of pages', () => {
    const page = open('/docs/contributed/')
    expect(getByRole(page, 'heading', { level: 1 }).textContent).toBe('Contributed')
    const sidebar = getByRole(page, 'navigation', { name: 'Docs sidebar' })
    const link = within(sidebar).getByRole('link', { name: 'Contributed' })
    expect(link.getAttribute('href')).toBe('/docs/contributed/')
    expect(readRoutes()).toContain('"/docs/contributed/"')
  })

  test('the front matter key, on the page', () => {
    expect(open('/docs/contributed/').textContent).toContain('For editors')
  })

  test('the admonition, with its colors', () => {
    const admonition = getByRole(open('/docs/contributed/'), 'note')
    expect(admonition.dataset['kind']).toBe('exercise')
    expect(admonition.textContent).toBe('ExerciseTry it.')
    const styles = readdirSync(toFile('out'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => read(`out/${file}`))
      .join('\n')
    expect(styles).toMatch(/--exercise-surface:/)
    expect(styles).toMatch(/\[data-kind=['"]?exercise['"]?\]/)
  })

  test('the docs instance, with its own sidebar', () => {
    const page = open('/handbook/')
    expect(getByRole(page, 'heading', { level: 1 }).textContent).toBe('Handbook')
    const sidebar = getByRole(page, 'navigation', { name: 'Docs sidebar' })
    const links = within(sidebar).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/handbook/'])
    expect(readRoutes()).toContain('"/handbook/"')
  })

  test("no URL with an origin that isn't configured, which the build reports", () => {
    expect(buildOutput).toContain('SITE_URL is not set: ')
    const files = readdirSync(toFile('out'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(workspace.folder, path.join(entry.parentPath, entry.name)))
    // URLs in attributes or data. Text and code samples may contain them.
    const invented = files.filter(
      (file) =>
        /\.(?:html|txt|json|webmanifest|xml|js|css)$/.test(file) &&
        /"https?:\/\/localhost/.test(read(file)),
    )
    expect(invented).toEqual([])
    open('/docs/contributed/')
    expect(document.head.querySelector('title')?.textContent).toMatch(/^Contributed /)
    const absolute =
      'link[rel=canonical], link[hreflang], meta[property="og:url"], meta[property="og:image"]'
    expect(document.head.querySelector(absolute)).toBeNull()
  })

  test('no language without pages', () => {
    const page = open('/docs/contributed/')
    expect(document.head.querySelector('link[hreflang="fr"]')).toBeNull()
    expect(queryByRole(page, 'link', { name: 'Français' })).toBeNull()
  })
})
