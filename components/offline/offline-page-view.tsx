import type { PageOf } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import './offline.css'
import { StoredPages } from './stored-pages.client'

/**
 * The pages that are stored in the browser for offline reading. It is also shown in place of a page that isn't stored.
 */
export function OfflinePageView({ page }: { page: PageOf<'offline'> }) {
  return (
    <PlainPage page={page}>
      <StaticMarkup>
        <p>
          You can read the documentation without a connection. Save a version below, and all its
          pages and its search stay in your browser until you remove them.
        </p>
        <p>
          On a phone, with a data saver, and in the installed app, the pages that you read are
          stored automatically. The installed app also stores all of the version that you read.
        </p>
      </StaticMarkup>
      <noscript>
        <p>To save a version, turn on JavaScript in your browser.</p>
      </noscript>
      <div className="stored needs-script">
        <StoredPages href={page.href} />
      </div>
    </PlainPage>
  )
}
