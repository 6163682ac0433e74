import { ErrorBoundaryTests } from '@/components/tests/error-boundary-tests'
import { withBaseUrl } from '@/lib/config/base-url'
import { toMetadata } from '@/lib/output/head/metadata'

export const metadata = toMetadata({
  title: 'Error boundary tests',
  description: 'Two buttons that crash the page, inside of its layout and outside of it.',
  canonicalHref: withBaseUrl('/tests/pages/error-boundary-tests/'),
  noIndex: true,
})

export default function Page() {
  return <ErrorBoundaryTests />
}
