import type { ComponentType, ReactNode } from 'react'
import { withBaseUrls } from '@/lib/config/base-url'
import { RawHtml, renderHtml } from '@/lib/core/render-html'
import { ContentProblemsError } from '@/lib/problems/problem'
import type { CompiledMdx } from '../compile/compile'
import { evaluateMdx } from './evaluate'
import { resolveFileLinks } from '../links/file-links'
import { knownComponents } from '../core/known-components'
import { REST } from '../blocks/rehype-truncation'

type WithChildren = { children?: ReactNode }

function OnlyChildren({ children }: WithChildren) {
  return children
}

function Details({ summary = 'Details', children }: WithChildren & { summary?: ReactNode }) {
  return (
    <details>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

function Mermaid({ value, children }: WithChildren & { value?: string }) {
  return (
    children ?? (
      <figure className="code" data-language="mermaid">
        <pre>
          <code>{value}</code>
        </pre>
      </figure>
    )
  )
}

/** Lists and controls need their page: elsewhere, what is left of a component is its content. */
const components: Record<string, ComponentType<never>> = {
  ...Object.fromEntries(
    [...Object.keys(knownComponents), REST].map((name) => [name, OnlyChildren]),
  ),
  StaticHtml: RawHtml,
  Details,
  Mermaid,
}

/**
 * The body of a document as one piece of HTML: what its page shows, less the components that need the page. Links lead
 * to pages of the site.
 * @param findFileHref URL of a content file; undefined if it is not a page
 * @throws ContentProblemsError if the body has problems
 */
export function toBodyHtml(
  { code, problems }: Pick<CompiledMdx, 'code' | 'problems'>,
  findFileHref: (file: string) => string | undefined,
): string {
  if (problems.length > 0) throw new ContentProblemsError(problems)
  const Content = evaluateMdx<typeof components>(code)
  return resolveFileLinks(withBaseUrls(renderHtml(Content({ components }))), findFileHref)
}
