import { testBlog, testDocs, testPages } from '@/lib/config/instances'
import { siteContent } from '@/lib/model/site'
import { toFixtureAreas } from '@/lib/model/site/fixture-areas'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import { FixtureAreas } from './fixture-areas'

/** The way into the test area. */
export function FixtureAreasPage({ title, description }: { title: string; description: string }) {
  const rooms = toFixtureAreas(siteContent, { docs: testDocs, blog: testBlog, pages: testPages })
  return (
    <PlainPage title={title} description={description}>
      <StaticMarkup id="fixture-areas" served>
        <FixtureAreas rooms={rooms} />
      </StaticMarkup>
    </PlainPage>
  )
}
