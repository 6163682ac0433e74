import { siteConfig } from '@/lib/config/site'
import type { EditLinks } from '@/lib/records/site-page'

/** Returns the URL for editing a file, or undefined if the author hides the link or the site has no repository. */
export function toEditUrl(path: string, custom: string | null | undefined): string | undefined {
  if (custom !== undefined) return custom ?? undefined
  return siteConfig.repository && encodeURI(`${siteConfig.repository}/edit/main/${path}`)
}

/** Returns the URL of a new issue about a page, with its title and file filled in. */
export function toIssueUrl(title: string, path: string): string | undefined {
  if (!siteConfig.repository) return undefined
  const query = new URLSearchParams({ title: `Unclear: ${title}`, body: `Page: ${path}\n\n` })
  return `${siteConfig.repository}/issues/new?${query}`
}

/** Returns the links for editing a page and for reporting an issue. @param custom `custom_edit_url` in front matter */
export function toEditLinks(
  title: string,
  path: string,
  custom: string | null | undefined,
): EditLinks {
  return { editUrl: toEditUrl(path, custom), issueUrl: toIssueUrl(title, path) }
}
