import type { ShowcasePage } from '@/lib/records/site-page'
import { PageFrame } from '../layout/page-frame'
import { StaticMarkup } from '../mdx/static-markup'
import { Filters } from './filters'
import { ControlsScript, SitesScript } from './first-paint.client'
import './showcase.css'
import { SiteFilter } from './site-filter.client'
import { Sites } from './sites'

/** The showcase. Scripts hold its content back and change it before React sees it. */
export function ShowcasePageView({ page }: { page: ShowcasePage }) {
  const { sites } = page
  return (
    <PageFrame page={page}>
      <main id="main" className="showcase" tabIndex={-1}>
        <StaticMarkup id="showcase-filters">
          <Filters page={page} />
        </StaticMarkup>
        <ControlsScript />
        <StaticMarkup id="showcase-sites">
          <Sites sites={sites} />
        </StaticMarkup>
        <SitesScript />
        <SiteFilter />
      </main>
    </PageFrame>
  )
}
