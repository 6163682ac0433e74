import { escapeHtml } from '@/lib/core/html'
import type { AtomFeed, JsonFeed, RssFeed } from 'feedsmith'
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { toHref, toSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { defaultLocale } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import type { BlogConfig } from '@/lib/config/types'
import type { FeedEntry } from './feed-entries'
import type { FeedFormat } from '@/lib/config/feed-formats'
import { feedFormats, toFeedPath } from '@/lib/config/feed-formats'

/** Collects what all formats say about an instance. */
function toFeedInfo(config: BlogConfig, entries: FeedEntry[], origin: string) {
  const { title, description, routeBasePath } = config
  return {
    title,
    description,
    pageUrl: toSiteUrl(toHref(routeBasePath), origin),
    toSelfUrl: (format: FeedFormat) => toSiteUrl(withBaseUrl(toFeedPath(config, format)), origin),
    copyright: siteConfig.footer.copyright,
    siteUrl: toSiteUrl(withBaseUrl('/'), origin),
    iconUrl: toSiteUrl(withBaseUrl(siteConfig.favicon), origin),
    /** Time of the newest entry, so that the same content produces the same feed. */
    updated: entries[0]?.time,
  }
}

type FeedInfo = ReturnType<typeof toFeedInfo>

function toRss(info: FeedInfo, entries: FeedEntry[]): RssFeed.Feed<Date, true> {
  return {
    title: info.title,
    link: info.pageUrl,
    description: info.description,
    language: defaultLocale.htmlLang,
    copyright: info.copyright,
    ...(info.updated && { lastBuildDate: info.updated }),
    generator: info.siteUrl,
    atom: {
      links: [{ href: info.toSelfUrl('rss'), rel: 'self', type: feedFormats.rss.type }],
    },
    items: entries.map(({ post, time, url, html, authors, categories }) => ({
      title: post.title,
      link: url,
      guid: { value: url, isPermaLink: true },
      pubDate: time,
      ...(post.description && { description: escapeHtml(post.description) }),
      // RSS itself identifies authors by email address.
      authors: authors.flatMap(({ name, email }) => (email ? [{ name, email }] : [])),
      dc: { creators: authors.flatMap(({ name, email }) => (email ? [] : [name])) },
      categories: categories.map((name) => ({ name })),
      content: { encoded: html },
    })),
  }
}

function toAtom(info: FeedInfo, entries: FeedEntry[]): AtomFeed.Feed<Date, true> {
  return {
    xml: { lang: defaultLocale.htmlLang },
    id: info.pageUrl,
    title: { value: info.title },
    subtitle: { value: info.description },
    updated: info.updated ?? new Date(0),
    links: [
      { href: info.toSelfUrl('atom'), rel: 'self', type: feedFormats.atom.type },
      { href: info.pageUrl, rel: 'alternate', type: 'text/html' },
    ],
    // The author of entries that don't name one.
    authors: [{ name: info.title, uri: info.pageUrl }],
    rights: { value: info.copyright },
    icon: info.iconUrl,
    generator: { text: info.siteUrl, uri: info.siteUrl },
    entries: entries.map(({ post, time, url, html, authors, categories }) => ({
      id: url,
      title: { value: post.title },
      links: [{ href: url, rel: 'alternate', type: 'text/html' }],
      published: time,
      updated: time,
      authors: authors.map(({ name, url: uri, email }) => ({
        name,
        ...(uri && { uri }),
        ...(email && { email }),
      })),
      categories: categories.map((term) => ({ term })),
      ...(post.description && { summary: { value: post.description } }),
      content: { type: 'html', value: html },
    })),
  }
}

function toJson(info: FeedInfo, entries: FeedEntry[]): JsonFeed.Feed<Date, true> {
  return {
    title: info.title,
    home_page_url: info.pageUrl,
    feed_url: info.toSelfUrl('json'),
    description: info.description,
    favicon: info.iconUrl,
    language: defaultLocale.htmlLang,
    items: entries.map(({ post, time, url, html, authors, categories }) => ({
      id: url,
      url,
      title: post.title,
      ...(post.description && { summary: post.description }),
      ...(post.imageUrl && { image: post.imageUrl }),
      content_html: html,
      date_published: time,
      authors: authors.map(({ name, url: authorUrl }) => ({
        name,
        ...(authorUrl && { url: authorUrl }),
      })),
      tags: categories,
    })),
  }
}

/** Characters that XML can't represent. They get into texts unnoticed when content is pasted. */
const NO_XML_CHARACTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Adds the stylesheet that makes the XML readable in a browser. */
const xmlOptions = {
  strict: true as const,
  stylesheets: [{ type: 'text/css', href: withBaseUrl('/feed.css') }],
}

/**
 * Creates the feed of a blog instance.
 * @param entries newest first
 * @param origin of the deployed site
 */
export function toFeed(
  format: FeedFormat,
  config: BlogConfig,
  entries: FeedEntry[],
  origin: string,
): string {
  const info = toFeedInfo(config, entries, origin)
  switch (format) {
    case 'rss':
      return generateRssFeed(toRss(info, entries), xmlOptions).replace(NO_XML_CHARACTER, '')
    case 'atom':
      return generateAtomFeed(toAtom(info, entries), xmlOptions).replace(NO_XML_CHARACTER, '')
    case 'json':
      // `items` must be present even if it's empty.
      return JSON.stringify({ items: [], ...(generateJsonFeed(toJson(info, entries)) as object) })
  }
}
