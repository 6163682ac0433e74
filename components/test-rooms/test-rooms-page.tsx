import { testBlog, testDocs, testPages } from '@/lib/config/instances'
import { siteContent } from '@/lib/content'
import { toTestRooms } from '@/lib/content/test-rooms'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import { testRoomsMarkup } from './test-rooms.static'

/** The way into the test area. */
export function TestRoomsPage({ title, description }: { title: string; description: string }) {
  const rooms = toTestRooms(siteContent, { docs: testDocs, blog: testBlog, pages: testPages })
  return (
    <PlainPage title={title} description={description}>
      <StaticMarkup id="test-rooms" nodes={testRoomsMarkup(rooms)} served />
    </PlainPage>
  )
}
