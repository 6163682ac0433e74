import { featureBoard } from '@/lib/config/feature-board'
import type { PageOf } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import './feature-requests.css'
import { FeatureRequests } from './feature-requests'

/** Loads the board if the site has one. Otherwise, the constant lets the bundler drop its script. */
async function loadBoard() {
  if (process.env.HAS_FEATURE_BOARD === 'true' && featureBoard) {
    const { Board } = await import('./board.client')
    return <Board {...featureBoard} />
  }
  return null
}

/** Popular feature requests, and where to vote. */
export async function FeatureRequestsPageView({ page }: { page: PageOf<'feature-requests'> }) {
  return (
    <PlainPage page={page}>
      <StaticMarkup>
        <FeatureRequests groups={page.groups} />
      </StaticMarkup>
      {await loadBoard()}
    </PlainPage>
  )
}
