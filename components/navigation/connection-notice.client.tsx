'use client'

import { useEffect, useRef } from 'react'
import { MaskIcon } from '../ui/mask-icon'

const ID = 'connection'

type ConnectionNoticeProps = {
  /** Asks for the page once more. */
  onRetry: () => void
  /** The reader stays on the page that they have. */
  onClose: () => void
}

/** Says that a page could not be fetched. The browser closes it by Escape or a press outside it, and returns the focus. */
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
