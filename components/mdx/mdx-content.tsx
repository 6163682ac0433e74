import type { ComponentType, ReactNode } from 'react'
import { siteConfig } from '@/lib/config/site'
import { evaluateMdx } from '@/lib/markdown/body/evaluate'
import type { TocItem } from '@/lib/core/toc-html'
import type { HtmlPlace } from '@/lib/markdown/links/resolve-html'
import { resolveHtml } from '@/lib/markdown/links/resolve-html'
import type { PageBody } from '@/lib/records/site-page'
import { ColorGenerator } from './color-generator/color-generator.client'
import { InlineToc } from './inline-toc'
import { Playground } from './live-code/playground'
import { Mermaid } from './mermaid/mermaid.client'
import { createResolvedElements } from './resolved-elements'
import { StaticHtml } from './static-html.client'

/** Components by the names that documents use for them. */
export type MdxComponents = Record<string, ComponentType<never>>

type MdxContentProps = {
  body: PageBody
  /** Its headings, for a table of contents inside it. Without them, there is none. */
  toc?: TocItem[]
  /** Prefix of its ids, set if the document is one of several on the page. */
  idPrefix?: HtmlPlace['idPrefix']
  /** Components that depend on the page. */
  components?: MdxComponents
}

/** The body of a document. Only the dev server shows one with problems, which it lists above every page. */
export function MdxContent({ body, toc, idPrefix, components }: MdxContentProps) {
  if (body.problems) return <p>This document has problems, which are listed above.</p>
  const { mathSheets } = body
  const Content = evaluateMdx<MdxComponents>(body.code)
  const place: HtmlPlace = {
    ...{ baseUrl: siteConfig.baseUrl, idPrefix },
    ...{ href: body.href, links: body.links },
  }
  return Content({
    components: {
      ...createResolvedElements(place),
      AfterTruncation: ({ children }: { children?: ReactNode }) => children,
      InlineToc: () => toc && <InlineToc items={toc} />,
      ...components,
      ColorGenerator,
      Mermaid,
      Playground,
      StaticHtml: ({ html }: { html: string }) => (
        <>
          {html.includes('class="katex') &&
            mathSheets?.map((href) => (
              <link key={href} rel="stylesheet" href={href} precedence="math" />
            ))}
          <StaticHtml html={resolveHtml(html, place)} />
        </>
      ),
    },
  })
}
