import { featureBoard } from '@/lib/config/feature-board'
import type { FeatureRequestsPage } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import './feature-requests.css'
import { FeatureRequests } from './feature-requests'

/** The board, where the site has one. The bundler leaves its script out where the constant says that there is none. */
async function loadBoard() {
  if (process.env.HAS_FEATURE_BOARD === 'true' && featureBoard) {
    const { Board } = await import('./board.client')
    return <Board {...featureBoard} />
  }
  return null
}

/** What people ask for, and where to vote. */
export async function FeatureRequestsPageView({ page }: { page: FeatureRequestsPage }) {
  return (
    <PlainPage page={page}>
      <StaticMarkup id="feature-requests">
        <FeatureRequests groups={page.groups} />
      </StaticMarkup>
      {await loadBoard()}
    </PlainPage>
  )
}
