import type { FixtureArea } from '@/lib/records/site-data'

const texts: Record<FixtureArea['kind'], { title: string; text: string; proves: string[] }> = {
  docs: {
    title: 'Docs',
    text: 'Documents in sidebars, as an instance of its own with one version.',
    proves: [
      'Sidebars that are written by hand, generated from folders, or missing',
      'Categories with and without a page of their own',
      'Drafts, which have no page, and unlisted documents, which no list names',
      'Addresses with spaces, capitals, dots and letters beyond ASCII',
      'Tables of contents of every depth, partials, images and admonitions',
    ],
  },
  blog: {
    title: 'Blog',
    text: 'Posts on list pages of three, with feeds.',
    proves: [
      'Lists that break into pages, the last one with a single post',
      'One author, many authors, authors without a name, and none',
      'Titles, footnotes and tags that occur twice',
      'Feeds of posts with components, images and relative links',
      'Unlisted posts and drafts, and an address that ends in .html',
    ],
  },
  pages: {
    title: 'Pages',
    text: 'Standalone pages outside of docs and blog.',
    proves: [
      'Everything that Markdown, code blocks, tabs and diagrams can hold',
      'Heads that documents fill themselves',
      'Crashes, and that the rest of the page survives them',
      'Links of every kind, and controls that work by keyboard',
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
      <p>{`In it: ${counts.map(({ label, count }) => `${count} ${label}`).join(', ')}.`}</p>
      <h3>What it proves</h3>
      <ul>
        {proves.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

/** The areas of the test area. */
export function FixtureAreas({ areas }: { areas: FixtureArea[] }) {
  return (
    <>
      <p>
        These pages are fixtures: they hold what real pages rarely combine, so that people and tests
        can see that it works. They are real pages of this site, kept out of the sitemap and of
        search engines.
      </p>
      {areas.map((area) => (
        <Area key={area.kind} {...area} />
      ))}
    </>
  )
}
