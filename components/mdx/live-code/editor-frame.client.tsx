'use client'

import type { ReactNode } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useColorMode } from '@/components/theme/use-color-mode'
import type { PageMessage } from './messages'
import { useIsNear } from '../use-is-near'

export type EditorFrameProps = {
  /** The page that runs live code. */
  frameHref: string
  noInline: boolean
  /** The code as a code block. */
  children: ReactNode
}

/** After this time without an answer the reader is told that something is wrong. */
const PATIENCE_MS = 5000

/** Between two frames: a browser that is given the next one at once puts it into the process of the last one. */
const PAUSE_MS = 200

/** No code makes a page longer than this. */
const MAX_HEIGHT = 4000

/** Frames of one page may share a process, so code that never ends may stop all of them: they start again together. */
const restarts = new Set<() => void>()

/** Whether there is a frame, its height once it is to be shown, and whether that takes too long. */
type Load = { isOpen: boolean; height?: number; isLate?: true }

/**
 * The code block until its editor and its result are there, which live in a frame: its policy allows what the page's
 * does not, and its sandbox keeps what a reader types away from the page. Reset loads the frame anew, so it also stops
 * code that never ends.
 */
export function EditorFrame({ frameHref, noInline, children }: EditorFrameProps) {
  const element = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isNear = useIsNear(element)
  const { mode } = useColorMode()
  const [{ isOpen, height, isLate }, setLoad] = useState<Load>({ isOpen: false })
  const isShown = height !== undefined

  const restart = useCallback(() => setLoad({ isOpen: false }), [])
  useEffect(() => {
    restarts.add(restart)
    return () => void restarts.delete(restart)
  }, [restart])

  useEffect(() => {
    const code = element.current?.querySelector('pre > code')?.textContent ?? ''
    const message: PageMessage = { code, noInline, mode }
    // An opaque origin cannot be named as the target.
    const tell = () => frame.current?.contentWindow?.postMessage(message, '*')
    // Live code can send messages, too: what is not as the frame's own script sends it is ignored.
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (!source || source !== frame.current?.contentWindow) return
      if (data === 'ready') tell()
      if (typeof data !== 'number' || !(data >= 0)) return
      setLoad({ isOpen: true, height: Math.min(data, MAX_HEIGHT) })
    }
    tell()
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [noInline, mode])

  useEffect(() => {
    if (!isNear || isShown) return undefined
    const next: Load = isOpen ? { isOpen, isLate: true } : { isOpen: true }
    const timer = setTimeout(() => setLoad(next), isOpen ? PATIENCE_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isNear, isOpen, isShown])

  return (
    <div ref={element} className="live" data-shown={isShown || undefined}>
      <div className="live-bar">
        Live Editor
        {isNear && (
          <button
            type="button"
            onClick={isLate ? () => restarts.forEach((each) => each()) : restart}
          >
            {isLate ? 'Try again' : 'Reset'}
          </button>
        )}
      </div>
      {children}
      {isOpen && (
        <iframe
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
