import { groupBy } from '@/lib/core/group-by'
import type { AllowList } from './allow-list'
import type { LinkResult } from './check-url'
import type { ExternalLinks } from './list-external-links'

/** A checked link and its result. */
export type CheckedLink = { url: string; pages: string[]; result: LinkResult }

/** Number of hosts that are checked in parallel. */
const MAX_HOSTS = 16

/**
 * Checks links. Links to the same host are checked one after the other.
 * @returns the checked links in their original order, without those on the allow list
 */
export async function checkExternalLinks(
  links: ExternalLinks,
  isAllowed: AllowList,
  checkUrl: (url: string) => Promise<LinkResult>,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<CheckedLink[]> {
  const urls = [...links.keys()].filter((url) => !isAllowed(url))
  const results = new Map<string, LinkResult>()
  // The hosts with the most links come first because they take the longest.
  const hosts = [...groupBy(urls, (url) => new URL(url).host).values()].sort(
    (a, b) => b.length - a.length,
  )
  const work = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift()) {
      for (const url of host) {
        results.set(url, await checkUrl(url))
        onProgress(results.size, urls.length)
      }
    }
  }
  await Promise.all(Array.from({ length: MAX_HOSTS }, work))
  return urls.flatMap((url) => {
    const result = results.get(url)
    return result ? [{ url, pages: links.get(url) ?? [], result }] : []
  })
}

/** Maximum number of pages listed for each link. */
const MAX_PAGES = 3

function formatPages(pages: string[]): string {
  const more = pages.length - MAX_PAGES
  return `${pages.slice(0, MAX_PAGES).join(' ')}${more > 0 ? ` and ${more} more` : ''}`
}

/**
 * Formats a report in Markdown: broken links first, then links that have moved, then links that could not be checked.
 */
export function formatExternalLinks(links: CheckedLink[]): string {
  const list = (
    state: LinkResult['state'],
    title: string,
    toText: (result: LinkResult) => string,
  ) => {
    const found = links.filter(({ result }) => result.state === state)
    const rows = found.map(
      ({ url, pages, result }) => `- <${url}> ${toText(result)}, on ${formatPages(pages)}`,
    )
    return found.length > 0 ? [`## ${title} (${found.length})`, '', ...rows, ''] : []
  }
  const toReason = (result: LinkResult) => ('reason' in result ? `(${result.reason})` : '')
  const toTarget = (result: LinkResult) => ('target' in result ? `to <${result.target}>` : '')
  return [
    `${links.length} external links checked.`,
    '',
    ...list('broken', 'Broken', toReason),
    ...list('moved', 'Moved permanently', toTarget),
    ...list('rejected', 'Not checked, because the host rejects automated requests', toReason),
  ].join('\n')
}
