import type { FixtureArea } from '@/lib/records/site-data'
import type { PageOf } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'

const texts: Record<FixtureArea['kind'], { title: string; text: string; proves: string[] }> = {
  docs: {
    title: 'Docs',
    text: 'Documents in sidebars, as a separate docs instance with one version.',
    proves: [
      'Handwritten, generated and missing sidebars',
      'Categories with and without their own page',
      'Drafts, which have no page, and unlisted documents, which are in no list',
      'URLs with spaces, capital letters, dots and non-ASCII letters',
      'Tables of contents of every depth, partials, images and admonitions',
    ],
  },
  blog: {
    title: 'Blog',
    text: 'Posts in lists of three per page, with feeds.',
    proves: [
      'Lists on several pages, the last one with a single post',
      'One author, many authors, authors without a name, and none',
      'Titles, footnotes and tags that occur twice',
      'Feeds of posts with components, images and relative links',
      'Unlisted posts and drafts, and a URL that ends with .html',
    ],
  },
  pages: {
    title: 'Pages',
    text: 'Standalone pages outside the docs and the blog.',
    proves: [
      'Everything that Markdown, code blocks, tabs and diagrams can contain',
      'Head tags that documents set themselves',
      'Crashes that the rest of the page survives',
      'Links of every kind, and controls with keyboard support',
    ],
  },
}

function Area({ kind, href, counts }: FixtureArea) {
  const { title, text, proves } = texts[kind]
  const id = `${kind}-room`
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <a href={href}>{title}</a>
      </h2>
      <p>{text}</p>
      <p>{`Contains ${counts.map(({ label, count }) => `${count} ${label}`).join(', ')}.`}</p>
      <h3>What it tests</h3>
      <ul>
        {proves.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

/** Entry page of the fixtures: their areas. */
export function FixturesPageView({ page }: { page: PageOf<'fixtures'> }) {
  return (
    <PlainPage page={page}>
      <StaticMarkup served>
        <p>
          These pages are fixtures: they combine features that other pages rarely do, so that people
          and tests can check that they work. They're part of this site, but not of the sitemap or
          search results.
        </p>
        {page.areas.map((area) => (
          <Area key={area.kind} {...area} />
        ))}
      </StaticMarkup>
    </PlainPage>
  )
}
