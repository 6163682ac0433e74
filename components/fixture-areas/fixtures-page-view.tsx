import type { PageOf } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import { FixtureAreas } from './fixture-areas'

/** Entry page of the fixtures. */
export function FixturesPageView({ page }: { page: PageOf<'fixtures'> }) {
  return (
    <PlainPage page={page}>
      <StaticMarkup served>
        <FixtureAreas areas={page.areas} />
      </StaticMarkup>
    </PlainPage>
  )
}
