import type { ComponentType, ReactNode } from 'react'
import { withBaseUrls } from '@/lib/config/base-url'
import { ContentProblemsError } from '@/lib/problems/problem'
import type { CompiledMdx } from '@/lib/markdown/compile/compile'
import { evaluateMdx } from '@/lib/markdown/body/evaluate'
import { resolveFileLinks } from '@/lib/markdown/links/file-links'
import { ColorGenerator } from './color-generator/color-generator.client'
import { Details } from './details'
import { Playground } from './live-code/playground'
import { MathStyles } from './math-styles'
import { Mermaid } from './mermaid/mermaid'
import { createResolvedElements } from './resolved-elements'
import { StaticHtml } from './static-html.client'

/** Components by the names that documents use. */
export type MdxComponents = Record<string, ComponentType<never>>

type MdxContentProps = {
  /** Identity of the page, part of the identity of its static pieces. */
  pageId: string
  compiled: CompiledMdx
  /** URL of a content file; undefined if it is not a page. */
  findFileHref: (file: string) => string | undefined
  /** Changes the HTML of prose; default: nothing. */
  transform?: (html: string) => string
  /** Components that depend on the page. */
  components?: MdxComponents
}

/** The body of a document. Throws `ContentProblemsError` if it has problems. */
export function MdxContent({
  pageId,
  compiled,
  findFileHref,
  transform = (html) => html,
  components,
}: MdxContentProps) {
  if (compiled.problems.length > 0) throw new ContentProblemsError(compiled.problems)
  const Content = evaluateMdx<MdxComponents>(compiled.code)
  const resolve = (html: string) => transform(resolveFileLinks(withBaseUrls(html), findFileHref))
  return Content({
    components: {
      ...createResolvedElements(resolve),
      AfterTruncation: ({ children }: { children?: ReactNode }) => children,
      ...components,
      ColorGenerator,
      Details,
      Mermaid,
      Playground,
      StaticHtml: ({ part, html }: { part: string; html: string }) => (
        <>
          {compiled.math && html.includes('class="katex') && <MathStyles styles={compiled.math} />}
          <StaticHtml id={`${pageId}#${part}`} $html={resolve(html)} />
        </>
      ),
    },
  })
}
