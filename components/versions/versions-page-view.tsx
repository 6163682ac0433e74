import type { PageOf } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import './versions.css'
import { Versions } from './versions'

/** All versions of the documentation, wherever they are. */
export function VersionsPageView({ page }: { page: PageOf<'versions'> }) {
  return (
    <PlainPage page={page}>
      <div className="versions">
        <StaticMarkup served>
          {page.upgradeHref !== undefined && (
            <p>
              <a href={page.upgradeHref}>See what changes between two versions</a>, and the commands
              that update your site.
            </p>
          )}
          <Versions sections={page.sections} />
        </StaticMarkup>
      </div>
    </PlainPage>
  )
}
