import { featureBoard } from '@/lib/config/feature-board'
import type { PageOf } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import { Board } from './board.client'
import './feature-requests.css'
import { FeatureRequests } from './feature-requests'

/** Popular feature requests, and where to vote. */
export function FeatureRequestsPageView({ page }: { page: PageOf<'feature-requests'> }) {
  return (
    <PlainPage page={page}>
      <StaticMarkup>
        <FeatureRequests groups={page.groups} />
      </StaticMarkup>
      {featureBoard && <Board {...featureBoard} />}
    </PlainPage>
  )
}
