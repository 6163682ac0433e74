'use client'

import { useState } from 'react'
import { Mermaid } from '../mdx/mermaid/mermaid.client'

function toSource(cups: number): string {
  const lines = Array.from({ length: cups }, (_, index) => `  pot --> cup${index + 1}`)
  return ['flowchart LR', `  accTitle: Cups, ${cups} in all`, ...lines].join('\n')
}

/** A diagram whose source the reader changes. */
export function DynamicDiagram() {
  const [cups, setCups] = useState(1)
  const source = toSource(cups)
  return (
    <>
      <p>
        <button type="button" className="button" onClick={() => setCups(cups + 1)}>
          One more cup
        </button>
      </p>
      <Mermaid source={source}>
        <figure className="code" data-lang="mermaid">
          <pre tabIndex={0}>
            <code>{source}</code>
          </pre>
        </figure>
      </Mermaid>
    </>
  )
}
