import type { DocsPage } from '@/lib/records/site-page'
import { VersionLink } from './version-link'

/** Notice about the state of a page's version, with a link to the page in another version. */
export function VersionNotice({ page: { version, instance } }: { page: DocsPage }) {
  if (!version.notice) return null
  const { before, link, after, upgrade } = version.notice
  return (
    <>
      {before}
      <VersionLink instanceId={instance} target={link}>
        {link.text}
      </VersionLink>
      {after}
      {upgrade && (
        <>
          {' '}
          <a href={upgrade.href}>{upgrade.text}</a>.
        </>
      )}
    </>
  )
}
