import { toHref } from '@/lib/config/base-url'
import { ownPages } from '@/lib/config/own-pages'
import { siteConfig } from '@/lib/config/site'
import type { PageOf } from '@/lib/records/site-page'
import { PageColumns } from '../layout/page-columns'
import './search-fields.css'
import './search-page.css'
import { SearchPage } from './search-page.client'

/** Page with all results of a query. */
export function SearchPageView({ page }: { page: PageOf<'search'> }) {
  return (
    <div className="docs">
      <PageColumns page={page}>
        <div className="search-page">
          <SearchPage
            title={page.title}
            titleEnd={` ${siteConfig.titleDelimiter} ${siteConfig.title}`}
          />
          <noscript>
            <p className="lead">
              Search needs JavaScript. Without it,{' '}
              <a href={toHref(ownPages['site-map'].path)}>the list of all pages</a> leads
              everywhere.
            </p>
          </noscript>
        </div>
      </PageColumns>
    </div>
  )
}
