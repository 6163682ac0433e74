'use client'

import type { AnnouncementConfig } from '@/lib/config/types'
import { MaskIcon } from '../ui/mask-icon'
import { writeStored } from '../ui/storage'
import { DISMISS_KEY } from './dismissal'

/** The links of its HTML include the base URL. */
export type AnnouncementBarProps = Pick<AnnouncementConfig, 'html' | 'isCloseable'>

/** Closes the announcement until there is a new one. */
function close(): void {
  writeStored(DISMISS_KEY, 'true')
  document.documentElement.setAttribute('data-announcement-closed', '')
  document.getElementById('_top')?.focus()
}

/** A message above the navbar. It is on every page, and CSS hides it from readers who closed it. */
export function AnnouncementBar({ html, isCloseable }: AnnouncementBarProps) {
  return (
    <aside className="announcement" aria-label="Announcement">
      <p dangerouslySetInnerHTML={{ __html: html }} />
      {isCloseable && (
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <MaskIcon icon="close" />
        </button>
      )}
    </aside>
  )
}
