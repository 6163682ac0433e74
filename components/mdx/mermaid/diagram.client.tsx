'use client'

import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useColorMode } from '@/components/theme/use-color-mode'
import { Failure } from '@/components/ui/failure'
import { useIsLive } from '@/components/ui/use-is-live'
import type { DrawnDiagram } from './frame.mjs'
import { useIsNear } from '../use-is-near'
import { drawInFrame, renewFrame } from './frame'

export type DiagramProps = {
  /** Size of the drawn diagram in pixels, if it is known. */
  width?: string
  height?: string
  /** Source of a diagram that changes. The default is the text of the code block. */
  source?: string
  /** The source as the code block of a fence. */
  children: ReactNode
}

type Shown = { diagram?: DrawnDiagram; failure?: string }

/** The smallest scale of a diagram, at which its text is still readable. */
const MIN_SCALE = 0.75

/** Reserves the height that a diagram has once it is drawn, on any screen: that of the higher one of two boxes. */
function Space({ width, height }: { width: string; height: string }) {
  return (
    <div className="diagram-space" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} />
      <svg width={1} height={Math.round(Number(height) * MIN_SCALE)} />
    </div>
  )
}

function Picture({ diagram }: { diagram: DrawnDiagram }) {
  const { svg, width, height, title, description } = diagram
  const descriptionId = useId()
  const label = title || 'Diagram'
  return (
    <div className="diagram-scroll" role="group" aria-label={label} tabIndex={0}>
      {/* Shrinks to fit in most places, but stays large enough for its text to be readable. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={label}
        aria-describedby={description ? descriptionId : undefined}
        width={width}
        height={height}
        style={{ minWidth: Math.round(width * MIN_SCALE) }}
      />
      <p id={descriptionId} hidden>
        {description}
      </p>
    </div>
  )
}

/**
 * The drawn diagram above its source. Without scripts, the source alone; if drawing fails, the source with the reason.
 */
export function Diagram({ width, height, source, children }: DiagramProps) {
  const element = useRef<HTMLDivElement>(null)
  const isLive = useIsLive()
  const isNear = useIsNear(element)
  const { mode } = useColorMode()
  const [attempt, setAttempt] = useState(0)
  const [{ diagram, failure }, setShown] = useState<Shown>({})

  useEffect(() => {
    if (!isNear) return undefined
    let isCurrent = true
    const text = source ?? element.current?.querySelector('pre > code')?.textContent ?? ''
    const show = (shown: Shown) => {
      if (isCurrent) setShown(shown)
    }
    drawInFrame(text, mode).then(
      (drawn) => show({ diagram: drawn }),
      // An error of the frame isn't an instance of the page's class.
      (error: unknown) => show({ failure: (error as Partial<Error>).message ?? String(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [isNear, source, mode, attempt])

  return (
    <div
      ref={element}
      className="diagram"
      data-live={isLive || undefined}
      data-drawn={diagram ? true : undefined}
    >
      <div className="diagram-view" aria-busy={!diagram && failure === undefined}>
        {width && height && failure === undefined && <Space width={width} height={height} />}
        {diagram && <Picture diagram={diagram} />}
        {failure !== undefined && (
          <Failure
            title="This diagram could not be rendered."
            message={failure}
            onRetry={() => {
              renewFrame()
              setAttempt(attempt + 1)
            }}
          />
        )}
      </div>
      <details open={!isLive || failure !== undefined}>
        <summary>Diagram source</summary>
        {children}
      </details>
    </div>
  )
}
