import type { ShowcaseSite } from '@/lib/records/site-data'
import { StaticMarkup } from '../mdx/static-markup'
import { filtersMarkup } from './filters.static'
import { ControlsScript, SitesScript } from './first-paint.client'
import './showcase.css'
import { SiteFilter } from './site-filter.client'
import { sitesMarkup } from './sites.static'

/** The content of the showcase. Scripts hold it back and change it before React sees it. */
export function Showcase({ sites }: { sites: readonly ShowcaseSite[] }) {
  return (
    <main id="main" className="showcase" tabIndex={-1}>
      <StaticMarkup id="showcase-filters" nodes={filtersMarkup(sites)} />
      <ControlsScript />
      <StaticMarkup id="showcase-sites" nodes={sitesMarkup(sites)} />
      <SitesScript />
      <SiteFilter />
    </main>
  )
}
