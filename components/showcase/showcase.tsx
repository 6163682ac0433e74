import type { ShowcaseSite } from '@/lib/model/site/sites'
import { StaticMarkup } from '../mdx/static-markup'
import { Filters } from './filters'
import { ControlsScript, SitesScript } from './first-paint.client'
import './showcase.css'
import { SiteFilter } from './site-filter.client'
import { Sites } from './sites'

/** The content of the showcase. Scripts hold it back and change it before React sees it. */
export function Showcase({ sites }: { sites: readonly ShowcaseSite[] }) {
  return (
    <main id="main" className="showcase" tabIndex={-1}>
      <StaticMarkup id="showcase-filters">
        <Filters sites={sites} />
      </StaticMarkup>
      <ControlsScript />
      <StaticMarkup id="showcase-sites">
        <Sites sites={sites} />
      </StaticMarkup>
      <SitesScript />
      <SiteFilter />
    </main>
  )
}
