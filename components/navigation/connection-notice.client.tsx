'use client'

import { useEffect, useRef } from 'react'
import { MaskIcon } from '../ui/mask-icon'

const ID = 'connection'

type ConnectionNoticeProps = {
  /** Requests the page again. */
  onRetry: () => void
  /** Keeps the reader on the current page. */
  onClose: () => void
}

/** Reports that a page couldn't be fetched. The browser closes it on Escape or a click outside, and returns focus. */
export function ConnectionNotice({ onRetry, onClose }: ConnectionNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    notice.current?.showPopover()
    button.current?.focus()
  }, [])
  return (
    <div
      ref={notice}
      id={ID}
      popover="auto"
      className="connection-notice"
      role="alert"
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose()
      }}
    >
      No connection
      <button
        ref={button}
        type="button"
        className="button"
        onClick={() => {
          notice.current?.hidePopover()
          onRetry()
        }}
      >
        Retry
      </button>
      <button type="button" className="icon-button" aria-label="Close" popoverTarget={ID}>
        <MaskIcon icon="close" />
      </button>
    </div>
  )
}
