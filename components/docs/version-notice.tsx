import { siteConfig } from '@/lib/config/site'
import type { DocsPage } from '@/lib/records/site-page'
import { VersionLink } from './version-link.client'

/** Tells readers of an old version where the latest one is, and readers of an unreleased one where the release is. */
export function VersionNotice({ page }: { page: DocsPage }) {
  const { version, instance: instanceId } = page
  const { latest } = version
  const latestLink = (
    <VersionLink instanceId={instanceId} name={latest.name} href={latest.href}>
      latest version
    </VersionLink>
  )
  const title = siteConfig.product.name
  switch (version.banner) {
    case 'none':
      return null
    case 'unreleased':
      return (
        <div className="version-notice" role="note">
          This is unreleased documentation for {title} {version.label}. For what is released, see
          the {latestLink} ({latest.label}).
        </div>
      )
    case 'unmaintained':
      return (
        <div className="version-notice" role="note">
          This is documentation for {title} {version.label}, which is no longer actively maintained.
          For up-to-date documentation, see the {latestLink} ({latest.label}).
        </div>
      )
  }
}
