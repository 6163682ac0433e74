'use client'

import { Fragment, useLayoutEffect, useRef } from 'react'
import type { ThemeRule } from './scheme'
import { addCodeButtons } from '../code-buttons'

/** A CSS rule as a code block with a copy button. */
export function ThemeCode({ rule: { selector, declarations } }: { rule: ThemeRule }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (element.current) addCodeButtons(element.current)
  }, [])
  // A different selector or number of lines replaces the element: replaced content doesn't count as a layout shift.
  return (
    <div ref={element}>
      <figure className="code" data-lang="css">
        <figcaption>src/css/custom.css</figcaption>
        <pre tabIndex={0}>
          <code key={`${selector} ${declarations.length}`}>
            <span className="tf">{selector}</span>
            {' {\n'}
            {declarations.map(([property, value]) => (
              <Fragment key={property}>
                {`  ${property}`}
                <span className="tk">:</span>
                <span className="tc">{` ${value}`}</span>
                {';\n'}
              </Fragment>
            ))}
            {'}'}
          </code>
        </pre>
      </figure>
    </div>
  )
}
