import type { PageOf } from '@/lib/records/site-page'
import type { SiteMapSection } from '@/lib/records/site-data'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'

function Section({ title, links }: SiteMapSection) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to all pages of the site, for readers who don't know where to look. */
export function SiteMapPageView({ page }: { page: PageOf<'site-map'> }) {
  return (
    <PlainPage page={page}>
      <StaticMarkup served>
        {page.sections.map((section) => (
          <Section key={section.title} {...section} />
        ))}
      </StaticMarkup>
    </PlainPage>
  )
}
