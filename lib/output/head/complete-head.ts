import { locales } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import { escapeHtml } from '@/lib/core/html'
import { toScriptJson } from '@/lib/core/script-json'
import type { PageFacts } from './page-facts'

type Property = [name: string, content: string | number | undefined]

/** Value of an attribute of the first tag that matches, escaped as it stands there. */
function readTag(head: string, pattern: RegExp): string | undefined {
  return pattern.exec(head)?.[1]
}

function toMeta(head: string, [name, content]: Property): string {
  const key = name.startsWith('twitter:') ? 'name' : 'property'
  if (content === undefined || head.includes(`${key}="${name}"`)) return ''
  return `<meta ${key}="${name}" content="${content}"/>`
}

/**
 * The tags that a page lacks: for networks that show links to it, and for search engines. They are made from what the
 * page says already, and are no part of React's payload, which would hold each a second time. What a document says
 * itself stays.
 * @param html a page of the export
 * @param facts undefined for a page that is none of the content
 */
export function completeHead(html: string, facts: PageFacts | undefined): string {
  const head = html.slice(0, html.indexOf('</head>'))
  const title = readTag(head, /<title>([^<]*)<\/title>/)
  const description = readTag(head, /<meta name="description" content="([^"]*)"/)
  const url = readTag(head, /<link rel="canonical" href="([^"]*)"/)
  if (title === undefined || url === undefined) return ''
  const { isIndexable = false, image, article, data = [] } = facts ?? {}
  const properties: Property[] = [
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', escapeHtml(siteConfig.title)],
    ['og:image', image && escapeHtml(image.url)],
    ['og:image:width', image?.width],
    ['og:image:height', image?.height],
    ['article:published_time', article?.publishedTime],
    ...(article?.authors ?? []).map((author): Property => ['article:author', escapeHtml(author)]),
    ...(article?.tags ?? []).map((tag): Property => ['article:tag', escapeHtml(tag)]),
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
  ]
  const languages = isIndexable ? [...locales.map(({ htmlLang }) => htmlLang), 'x-default'] : []
  return [
    ...properties.map((property) => toMeta(head, property)),
    ...languages.map((lang) => `<link rel="alternate" hreflang="${lang}" href="${url}"/>`),
    ...(data.length > 0
      ? [`<script type="application/ld+json">${toScriptJson(toGraph(data))}</script>`]
      : []),
  ].join('')
}

/** One document of structured data. */
function toGraph(nodes: object[]): object {
  const context = { '@context': 'https://schema.org' }
  return nodes.length === 1 ? { ...context, ...nodes[0] } : { ...context, '@graph': nodes }
}
