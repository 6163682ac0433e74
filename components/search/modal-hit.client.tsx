'use client'

import type { DocSearchModalProps } from '@docsearch/react'
import type { ReactElement, ReactNode } from 'react'
import { Children, cloneElement } from 'react'
import type { ModalHit } from './docsearch-hits'
import { loadIfExternal } from './follow-result'
import { Highlighted } from './highlighted'

export type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>
type HitProps = Parameters<HitComponent>[0]

function HitLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a
      href={url}
      tabIndex={-1}
      onClick={(event) => {
        const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (!modified && loadIfExternal(url)) event.preventDefault()
      }}
    >
      {children}
    </a>
  )
}

/** A stored search. DocSearch puts its buttons inside the link, where they can't be pressed. */
function StoredHit({ hit, children }: HitProps) {
  const container = children as ReactElement<{ children: ReactNode }>
  const parts = Children.toArray(container.props.children)
  return (
    <div role="row">
      <div role="gridcell">
        <HitLink url={hit.url}>{cloneElement(container, undefined, ...parts.slice(0, -1))}</HitLink>
      </div>
      <div role="gridcell" className="DocSearch-Hit-actions">
        {parts.at(-1)}
      </div>
    </div>
  )
}

/** A hit in the dialog: what DocSearch shows of it, the text around the match, and a note about a renamed option. */
export function ModalHitView(props: HitProps) {
  if (!('_highlightResult' in props.hit)) return <StoredHit {...props} />
  const { url, snippet, note }: ModalHit = props.hit
  return (
    <HitLink url={url}>
      {props.children}
      {snippet && (
        <p className="DocSearch-Hit-snippet">
          <Highlighted {...snippet} />
        </p>
      )}
      {note && <p className="DocSearch-Hit-note">{note}</p>}
    </HitLink>
  )
}
