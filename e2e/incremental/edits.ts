import type { Checkout } from './checkout'

/** A change that a maintainer makes between two builds. */
export type Edit = {
  name: string
  apply: (checkout: Checkout) => void | Promise<void>
  /** Number of pages that the next build renders, if the edit is about that. */
  renders?: number
}

const CLI = 'content/docs/current/cli.mdx'
const SIDEBARS = 'content/docs/current/sidebars.ts'
const NEW_PAGE = 'content/docs/current/tides.mdx'

const REDIRECTS = 'content/redirects.ts'

const FIRST_REDIRECT = "  { from: '/home/',"

const IMAGES = 'content/tests/docs/tests/img'

const POST = 'content/blog/releases/3.1/index.mdx'

/** The edits, each followed by a build. Each builds on the previous ones. */
export const edits: Edit[] = [
  { name: 'nothing', apply: () => undefined, renders: 0 },
  {
    name: 'a text',
    apply: ({ replace }) => replace(CLI, 'includes the', 'contains the'),
    renders: 1,
  },
  { name: 'a title', apply: ({ replace }) => replace(CLI, 'title: CLI', 'title: Command line') },
  {
    name: 'a heading id that others link to',
    apply: ({ replace, replaceAll }) => {
      replaceAll('content/docs/current', '#docusaurus-swizzle', '#swizzle-command')
      replace(CLI, '{#swizzle-command}', '{#swizzle-command, docusaurus-swizzle}')
    },
  },
  {
    name: 'the order and a label of a sidebar',
    apply: ({ replace }) => {
      replace(SIDEBARS, "['installation', 'configuration',", "['configuration', 'installation',")
      replace(SIDEBARS, "label: 'Getting Started'", "label: 'First steps'")
      // The URL of a category is derived from its label, and a published URL stays reachable.
      const redirect =
        "{ from: '/docs/category/getting-started/', to: '/docs/category/first-steps/' }"
      replace(REDIRECTS, FIRST_REDIRECT, `  ${redirect},\n${FIRST_REDIRECT}`)
    },
  },
  {
    name: 'a new page',
    apply: ({ write, replace }) => {
      write(
        NEW_PAGE,
        '---\ntitle: Tides\ndescription: When the water comes.\n---\n\nTwice a day.\n',
      )
      replace(SIDEBARS, "'introduction',", "'introduction', 'tides',")
    },
  },
  {
    name: 'a renamed slug',
    apply: ({ replace }) => replace(NEW_PAGE, 'title: Tides', 'title: Tides\nslug: /ebb-and-flow'),
  },
  {
    name: 'a removed page',
    apply: ({ remove, replace }) => {
      remove(NEW_PAGE)
      replace(SIDEBARS, "'introduction', 'tides',", "'introduction',")
    },
  },
  {
    name: 'a tag',
    apply: ({ replace }) => replace(POST, 'tags: [release]', 'tags: [release, beta]'),
  },
  {
    name: 'an author',
    apply: ({ replace }) => replace('content/blog/authors.yml', 'The editors', 'The writers'),
  },
  {
    name: 'a partial',
    apply: ({ replace }) => {
      replace('content/tests/docs/toc/_partial.mdx', 'The heading above', 'The title above')
    },
  },
  {
    name: 'an image',
    apply: ({ copy }) => copy(`${IMAGES}/window-light.png`, `${IMAGES}/window-dark.png`),
  },
  {
    name: 'front matter',
    apply: ({ replace }) =>
      replace(CLI, 'keywords: [cli,', 'hide_table_of_contents: true\nkeywords: [cli,'),
    renders: 1,
  },
  {
    name: 'the label of a version',
    apply: ({ replace }) =>
      replace('lib/config/versions.json', '"label": "Canary"', '"label": "Next"'),
  },
  {
    name: 'an item of the navbar',
    apply: ({ replace }) => {
      replace('lib/config/navbar.ts', "label: 'Showcase', href", "label: 'Sites', href")
    },
  },
  {
    name: 'a component',
    apply: ({ replace }) => {
      replace('components/article/pagination.tsx', "'Next'", "'Up next'")
    },
  },
  {
    name: 'a stylesheet',
    apply: ({ replace }) => replace('app/styles/base.css', 'body {', 'body {\n  tab-size: 3;'),
  },
  {
    name: 'a script that runs before the first paint',
    apply: ({ write, read }) => {
      const file = 'components/layout/before-content.script.ts'
      write(file, `${read(file)}\nroot.dataset['edited'] = 'true'\n`)
    },
  },
  {
    name: 'a module that only the configuration names',
    apply: ({ replace }) => {
      replace('lib/build/export/finish-document.ts', 'document.hidden?', '(document.hidden)?')
    },
  },
  {
    name: 'the supported browsers',
    apply: ({ replace }) => replace('package.json', '"chrome >= 123"', '"chrome >= 124"'),
  },
  {
    name: 'a plugin of the compiler',
    apply: ({ replace }) => {
      replace('lib/markdown/blocks/admonition-kinds.ts', "title: 'Tip'", "title: 'Hint'")
    },
  },
  {
    name: 'a redirect',
    apply: ({ replace }) => {
      replace(REDIRECTS, FIRST_REDIRECT, `  { from: '/start/', to: '/' },\n${FIRST_REDIRECT}`)
    },
  },
  {
    name: 'the announcement',
    apply: ({ replace }) => replace('lib/config/announcement.ts', 'see what is new', 'read more'),
  },
  {
    name: 'the configuration',
    apply: ({ replace }) => replace('lib/config/site.ts', 'Write Markdown.', 'Type Markdown.'),
  },
  {
    name: 'the environment',
    apply: ({ env }) => {
      Object.assign(env, { BASE_URL: '/preview/', SITE_URL: 'https://preview.example' })
    },
  },
  {
    name: 'the environment, back again',
    apply: ({ env }) => {
      delete env['BASE_URL']
      delete env['SITE_URL']
    },
  },
  {
    name: 'another branch',
    apply: ({ git, replace }) => {
      git('commit', '--all', '--quiet', '--no-verify', '-m', 'edits')
      git('checkout', '--quiet', '-b', 'branch')
      replace(CLI, 'Use this page to look up', 'Here you find')
      replace('components/article/pagination.tsx', 'Up next', 'Then')
      git('commit', '--all', '--quiet', '--no-verify', '-m', 'branch')
    },
  },
  { name: 'the first branch again', apply: ({ git }) => git('checkout', '--quiet', 'main') },
  {
    name: 'a damaged store',
    apply: ({ list, read, write }) => {
      const files = [...list('.cache'), ...list('.records')].filter(
        (file) => !file.startsWith('.cache/tools'),
      )
      files.forEach((file, at) => {
        if (at % 3 === 0) write(file, read(file).slice(0, 100))
        if (at % 3 === 1) write(file, `${read(file).slice(0, -1)}!`)
      })
    },
  },
  {
    name: 'a build that was killed',
    apply: async ({ replace, killBuild }) => {
      replace(CLI, 'Use this page to look up', 'This page says')
      replace('components/article/pagination.tsx', 'Up next', 'Afterwards')
      for (const milliseconds of [1500, 4000, 9000]) await killBuild(milliseconds)
    },
  },
]
