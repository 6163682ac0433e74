import { FixtureAreasPage } from '@/components/fixture-areas/fixture-areas-page'
import { withBaseUrl } from '@/lib/config/base-url'
import { toMetadata } from '@/lib/output/head/metadata'

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
  return <FixtureAreasPage {...page} />
}
