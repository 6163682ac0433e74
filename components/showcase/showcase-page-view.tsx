import type { PageOf } from '@/lib/records/site-page'
import { PageFrame } from '../layout/page-frame'
import { StaticMarkup } from '../mdx/static-markup'
import { InlineScript } from '../ui/inline-script'
import { Filters } from './filters'
import './showcase.css'
import { SiteFilter } from './site-filter.client'
import { Sites } from './sites'

/** The showcase. Scripts hide and change its content before React hydrates it. */
export function ShowcasePageView({ page }: { page: PageOf<'showcase'> }) {
  const { sites } = page
  return (
    <PageFrame page={page}>
      <main id="_main" className="showcase" tabIndex={-1}>
        <StaticMarkup>
          <Filters page={page} />
        </StaticMarkup>
        <InlineScript name="showcase-controls" />
        <StaticMarkup>
          <Sites sites={sites} />
        </StaticMarkup>
        <InlineScript name="showcase-sites" />
        <SiteFilter />
      </main>
    </PageFrame>
  )
}
