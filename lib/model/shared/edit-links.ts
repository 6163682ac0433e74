import { siteConfig } from '@/lib/config/site'
import type { EditLinks } from '@/lib/records/site-page'

/** Where a file is edited; undefined if the author or the site offers no such link. */
export function toEditUrl(path: string, custom: string | null | undefined): string | undefined {
  if (custom !== undefined) return custom ?? undefined
  return siteConfig.repository && encodeURI(`${siteConfig.repository}/edit/main/${path}`)
}

/** A new issue about a page, with its title and file filled in. */
export function toIssueUrl(title: string, path: string): string | undefined {
  if (!siteConfig.repository) return undefined
  const query = new URLSearchParams({ title: `Unclear: ${title}`, body: `Page: ${path}\n\n` })
  return `${siteConfig.repository}/issues/new?${query}`
}

/** What a reader can do about a page. @param custom `custom_edit_url` of the front matter */
export function toEditLinks(
  title: string,
  path: string,
  custom: string | null | undefined,
): EditLinks {
  return { editUrl: toEditUrl(path, custom), issueUrl: toIssueUrl(title, path) }
}
