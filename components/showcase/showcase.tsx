import type { ShowcaseSite } from '@/lib/model/site/sites'
import { StaticMarkup } from '../mdx/static-markup'
import { InlineScript } from '../ui/inline-script'
import { filtersMarkup } from './filters.static'
import './showcase.css'
import { SiteFilter } from './site-filter.client'
import { sitesMarkup } from './sites.static'

/** The content of the showcase. Scripts hold it back and change it before React sees it. */
export function Showcase({ sites }: { sites: readonly ShowcaseSite[] }) {
  return (
    <main id="main" className="showcase" tabIndex={-1}>
      <StaticMarkup id="showcase-filters" nodes={filtersMarkup(sites)} />
      <InlineScript name="showcase-controls" />
      <StaticMarkup id="showcase-sites" nodes={sitesMarkup(sites)} />
      <InlineScript name="showcase-sites" />
      <SiteFilter />
    </main>
  )
}
