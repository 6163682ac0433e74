import { featureBoard } from '@/lib/config/feature-board'
import { readFeatureRequests } from '@/lib/model/site/feature-requests'
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
export async function FeatureRequestsPage({
  title,
  description,
}: {
  title: string
  description: string
}) {
  return (
    <PlainPage title={title} description={description}>
      <StaticMarkup id="feature-requests">
        <FeatureRequests groups={readFeatureRequests()} />
      </StaticMarkup>
      {await loadBoard()}
    </PlainPage>
  )
}
