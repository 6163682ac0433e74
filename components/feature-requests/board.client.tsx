'use client'

import { useEffect, useRef, useState } from 'react'
import { readVisit, writeVisit } from '../ui/storage'

type BoardProps = {
  /** URL of the board. */
  url: string
  /** Origin of the board. This page's policy allows frames from it. */
  origin: string
}

/** Session storage key that is set across the one reload that opening may need. Without storage, it takes two clicks. */
const OPENING = 'feature-board-opening'

/**
 * Whether the policy allows frames from the origin. A reader who came from another page inside the app still has the
 * policy of the first document.
 */
function isFrameAllowed(origin: string): boolean {
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')
  return policy?.getAttribute('content')?.includes(origin) ?? true
}

/** The board for votes, which is another site. Nothing is requested from it until the reader opens it. */
export function Board({ url, origin }: BoardProps) {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (readVisit(OPENING) === null) return
    writeVisit(OPENING, null)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server can't read session storage
    if (isFrameAllowed(origin)) setOpen(true)
  }, [origin])

  useEffect(() => {
    if (isOpen) frame.current?.focus()
  }, [isOpen])

  const open = () => {
    if (isFrameAllowed(origin)) {
      setOpen(true)
    } else {
      writeVisit(OPENING, 'true')
      location.reload()
    }
  }

  return (
    <section className="board panel" aria-labelledby="board" data-frame-origin={origin}>
      <h2 id="board">Vote</h2>
      <p>
        Votes are collected on a board by Canny, a separate service with its own terms. The board
        loads only if you click the button, which tells Canny about your visit.
      </p>
      {isOpen ? (
        <iframe
          ref={frame}
          className="board-frame"
          src={url}
          title="Feature request board"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      ) : (
        <p className="board-choices flex-row">
          <button type="button" className="button needs-script" onClick={open}>
            Load the board here
          </button>
          <a href={url} target="_blank" rel="noopener noreferrer">
            Open it in a new tab
          </a>
        </p>
      )}
    </section>
  )
}
