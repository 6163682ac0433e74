'use client'

import { Fragment, useLayoutEffect, useRef } from 'react'
import type { ThemeRule } from './theme-rule'
import { addCodeButtons } from '../code-buttons'

/** A rule as a code block that can be copied. */
export function ThemeCode({ rule: { selector, declarations } }: { rule: ThemeRule }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (element.current) addCodeButtons(element.current)
  }, [])
  // Code with another selector or number of lines is new code: what is replaced does not shift.
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
