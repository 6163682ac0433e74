'use client'

import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useColorMode } from '@/components/theme/use-color-mode'
import type { PageMessage } from './messages'
import { useIsNear } from '../use-is-near'

export type EditorFrameProps = {
  /** URL of the page that runs live code. */
  frameHref: string
  noInline: boolean
  /** The code as a code block. */
  children: ReactNode
}

/** Time without a response, in milliseconds, after which the reader is told that something is wrong. */
const TIMEOUT_MS = 5000

/** Maximum height in pixels that code can request. */
const MAX_HEIGHT = 4000

/** How often the frame was loaded before, its height once it can be shown, and whether it is taking too long. */
type Load = { resets: number; height?: number; isLate?: true }

/**
 * Shows the code block until its editor and result are ready. Both are in a frame: its policy allows what the page's
 * doesn't, and its sandbox isolates what a reader types from the page. Reset reloads the frame.
 */
export function EditorFrame({ frameHref, noInline, children }: EditorFrameProps) {
  const element = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isNear = useIsNear(element)
  const { mode } = useColorMode()
  const [{ resets, height, isLate }, setLoad] = useState<Load>({ resets: 0 })
  const isShown = height !== undefined

  useEffect(() => {
    const code = element.current?.querySelector('pre > code')?.textContent ?? ''
    const message: PageMessage = { code, noInline, mode }
    // An opaque origin can't be named as the target.
    const sendMessage = () => frame.current?.contentWindow?.postMessage(message, '*')
    // Live code can send messages too. Ignore everything that the frame's own script wouldn't send.
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (!source || source !== frame.current?.contentWindow) return
      if (data === 'ready') sendMessage()
      if (typeof data !== 'number' || !(data >= 0)) return
      setLoad((load) => ({ resets: load.resets, height: Math.min(data, MAX_HEIGHT) }))
    }
    sendMessage()
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [noInline, mode])

  useEffect(() => {
    if (!isNear || isShown) return undefined
    const timer = setTimeout(() => setLoad({ resets, isLate: true }), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isNear, isShown, resets])

  return (
    <div ref={element} className="live" data-shown={isShown || undefined}>
      <div className="live-bar">
        Live Editor
        {isNear && (
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => setLoad({ resets: resets + 1 })}
          >
            {isLate ? 'Try again' : 'Reset'}
          </button>
        )}
      </div>
      {children}
      {isNear && (
        <iframe
          key={resets}
          ref={frame}
          src={frameHref}
          title="Live Editor and Result"
          sandbox="allow-scripts allow-forms"
          style={{ height }}
        />
      )}
      {!isShown && (
        <div className="live-result">
          <div className="live-bar">Result</div>
          <div role="status">{isLate ? 'The editor has not started.' : 'Loading…'}</div>
        </div>
      )}
    </div>
  )
}
