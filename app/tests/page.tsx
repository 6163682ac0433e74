import { TestRoomsPage } from '@/components/test-rooms/test-rooms-page'
import { withBaseUrl } from '@/lib/base-url'
import { toMetadata } from '@/lib/seo/metadata'

const page = {
  title: 'Test area',
  description: 'Three rooms of fixture pages: what each one proves, and how much is in it.',
}

export const metadata = toMetadata({
  ...page,
  canonicalHref: withBaseUrl('/tests/'),
  noIndex: true,
})

export default function Page() {
  return <TestRoomsPage {...page} />
}
