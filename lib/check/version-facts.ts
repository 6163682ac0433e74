import { compareReleases } from '@/lib/config/versions'

/** Where a version documents a fact: a path below its folder and a text in that file. */
export type FactPlace = {
  page: string
  /** Text in the versions that have it, and in no other version. */
  text: string
  /** Text in earlier versions, in place of `text`. */
  before?: string
}

/** An option, a default, a name or a behavior that not all documented versions have. */
export type VersionFact = {
  subject: string
  /** The package file in which the releases differ. */
  source: string
  /** First release that has it. */
  since: string
  places: FactPlace[]
  /** Text that pages of earlier versions must not contain. Required if `places` is empty. */
  name?: string
}

/** Pages with several facts. */
const CONFIG = 'api/docusaurus.config.js.mdx'
const CORE = 'docusaurus-core.mdx'
const CLI = 'cli.mdx'
const BLOG = 'api/plugins/plugin-content-blog.mdx'
const THEME_CONFIG = 'api/themes/theme-configuration.mdx'

/**
 * Differences between the packages of 3.0.1 and 3.1.1 that affect users: in validation schemas, types, exports, theme
 * components and commands. Undocumented parts, such as the helpers of `@docusaurus/utils`, are left out.
 */
export const versionFacts: VersionFact[] = [
  {
    subject: 'onBrokenAnchors',
    source: 'core/lib/server/configValidation.js',
    since: '3.1.0',
    places: [
      { page: CONFIG, text: '### `onBrokenAnchors`' },
      { page: 'configuration.mdx', text: "onBrokenAnchors: 'throw'" },
      { page: 'migration/v3.mdx', text: '| `onBrokenAnchors` |' },
      { page: 'guides/markdown-features/markdown-features-links.mdx', text: '`onBrokenAnchors`' },
      { page: 'guides/markdown-features/markdown-features-toc.mdx', text: '`onBrokenAnchors`' },
    ],
  },
  {
    subject: 'markdown.parseFrontMatter',
    source: 'core/lib/server/configValidation.js',
    since: '3.1.0',
    places: [
      { page: CONFIG, text: '| | `parseFrontMatter` | `preprocessor` |' },
      { page: 'guides/docs/docs-create-doc.mdx', text: '`markdown.parseFrontMatter`' },
    ],
  },
  {
    subject: 'markdown.remarkRehypeOptions',
    source: 'core/lib/server/configValidation.js',
    since: '3.1.0',
    places: [{ page: CONFIG, text: 'remarkRehypeOptions: {' }],
  },
  {
    subject: 'types ParseFrontMatter and DefaultParseFrontMatter of @docusaurus/types',
    source: 'types/src/index.d.ts',
    since: '3.1.0',
    places: [],
    name: 'DefaultParseFrontMatter',
  },
  {
    subject: 'useBrokenLinks()',
    source: 'core/lib/client/exports/useBrokenLinks.js',
    since: '3.1.0',
    places: [
      { page: CORE, text: '### `useBrokenLinks()`' },
      { page: 'advanced/client.mdx', text: '`@docusaurus/useBrokenLinks`' },
    ],
  },
  {
    subject: 'plain anchors for links with a target other than _self',
    source: 'core/lib/client/exports/Link.js',
    since: '3.1.1',
    places: [{ page: CORE, text: '`target` other than `_self`' }],
  },
  {
    subject: 'the environment variable PORT',
    source: 'utils/lib/constants.js',
    since: '3.1.0',
    places: [
      {
        page: CLI,
        text: '| `-p, --port <port>` | `3000`, or the `PORT` environment variable |',
        before: '| `-p, --port <port>` | `3000` |',
      },
      { page: CLI, text: '| `PORT` | `start`, `serve` |' },
    ],
    name: 'or set the `PORT`',
  },
  {
    subject: 'the help text for a long option without a command',
    source: 'core/bin/docusaurus.mjs',
    since: '3.1.0',
    places: [{ page: CLI, text: '`docusaurus --version` prints the list of commands' }],
    name: '`--version` prints the help text',
  },
  {
    subject: 'the base URL in URLs of author pictures',
    source: 'plugin-content-blog/lib/authors.js',
    since: '3.1.0',
    places: [
      { page: BLOG, text: 'a path that starts with `/` gets the base URL' },
      { page: BLOG, text: '| Pictures of authors get the base URL |' },
    ],
  },
  {
    subject: 'magic comments of Basic, Batch, Fortran, COBOL and ML',
    source: 'theme-common/lib/utils/codeBlockUtils.js',
    since: '3.1.0',
    places: [{ page: THEME_CONFIG, text: 'Comments of Basic, Batch, Fortran, COBOL and ML' }],
  },
  {
    subject: 'magic comments of VB.NET',
    source: 'theme-common/lib/utils/codeBlockUtils.js',
    since: '3.1.1',
    places: [{ page: THEME_CONFIG, text: 'VB.NET comments in `magicComments`' }],
  },
  {
    subject: 'desktopBreakpoint of useWindowSize()',
    source: 'theme-common/lib/hooks/useWindowSize.d.ts',
    since: '3.1.0',
    places: [],
    name: 'desktopBreakpoint',
  },
  {
    subject: 'the component @theme/CodeInline',
    source: 'theme-classic/src/theme/CodeInline',
    since: '3.1.0',
    places: [],
    name: 'CodeInline',
  },
  {
    subject: 'the component @theme/MDXComponents/Li',
    source: 'theme-classic/src/theme/MDXComponents/Li.tsx',
    since: '3.1.1',
    places: [],
    name: 'MDXComponents/Li',
  },
  {
    subject: 'anything added in 3.1',
    source: 'core/package.json',
    since: '3.1.0',
    places: [],
    name: 'ince 3.1',
  },
]

/** The pages of a version. */
export type VersionPages = {
  /** Number of the release, or undefined for the unreleased version. */
  release: string | undefined
  /** Text of every document by its path below the folder of the version. */
  pages: ReadonlyMap<string, string>
}

/** What a version says but shouldn't, or doesn't say but should. */
export type FactReport = {
  /** Each with its fix. */
  problems: string[]
  /** Pages that facts refer to but the version does not have, each with its fact. */
  missing: string[]
}

function checkPlace(
  { subject }: VersionFact,
  place: FactPlace,
  has: boolean,
  text: string,
): string[] {
  const [wanted, unwanted] = has ? [place.text, place.before] : [place.before, place.text]
  const reason = has ? `this version has ${subject}` : `this version does not have ${subject}`
  const isMissing = wanted !== undefined && !text.includes(wanted)
  // One text can be the start of the other.
  const isUnwanted = unwanted !== undefined && text.includes(unwanted)
  return [
    ...(isMissing ? [`${place.page}  ${reason}  Fix: write "${wanted}"`] : []),
    ...(isUnwanted ? [`${place.page}  ${reason}  Fix: remove "${unwanted}"`] : []),
  ]
}

/** Compares the pages of a version with the facts about its packages. */
export function checkVersionFacts(
  { release, pages }: VersionPages,
  facts: readonly VersionFact[] = versionFacts,
): FactReport {
  const problems: string[] = []
  const missing: string[] = []
  for (const fact of facts) {
    const { subject, since, places, name } = fact
    const has = release === undefined || compareReleases(release, since) <= 0
    for (const place of places) {
      const text = pages.get(place.page)
      if (text === undefined) missing.push(`${place.page}  ${subject}`)
      else problems.push(...checkPlace(fact, place, has, text))
    }
    if (has || name === undefined) continue
    for (const [page, text] of pages) {
      if (text.includes(name)) {
        problems.push(`${page}  this version does not have ${subject}  Fix: remove "${name}"`)
      }
    }
  }
  return { problems, missing }
}
