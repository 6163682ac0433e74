'use client'

import type { DocSearchModalProps } from '@docsearch/react'
import type { ReactElement, ReactNode } from 'react'
import { Children, cloneElement } from 'react'
import { MarkedText } from './marked-text'
import type { ModalHit } from './modal-search'
import { toLinkProps } from './result-href'

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]

/** A stored search: its link, and the buttons that DocSearch puts inside the link, in cells of a row. */
function StoredHit({ hit, children }: HitProps) {
  const container = children as ReactElement<{ children: ReactNode }>
  const parts = Children.toArray(container.props.children)
  return (
    <div role="row">
      <div role="gridcell">
        <a {...toLinkProps(hit.url)} tabIndex={-1}>
          {cloneElement(container, undefined, ...parts.slice(0, -1))}
        </a>
      </div>
      <div role="gridcell" className="DocSearch-Hit-actions">
        {parts.at(-1)}
      </div>
    </div>
  )
}

/** A hit in the dialog: what DocSearch shows of it, the text around the match, and a note about a renamed option. */
export function ModalHitView(props: HitProps) {
  if (!('_snippetResult' in props.hit)) return <StoredHit {...props} />
  // DocSearch passes on what the search answers, but has no type for its additional fields.
  const { url, snippet, note } = props.hit as unknown as ModalHit
  return (
    <a {...toLinkProps(url)} tabIndex={-1}>
      {props.children}
      {snippet && (
        <p>
          <MarkedText text={snippet} />
        </p>
      )}
      {note && <p className="DocSearch-Hit-note">{note}</p>}
    </a>
  )
}
