'use client'

import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { PAGE_CHANGE } from '../navigation/app-events'
import { enterOverlay, isInOverlay } from '../navigation/history-entry'
import { Sidebar } from '../sidebar/sidebar.client'
import type { ShownSidebar } from '../sidebar/use-sidebar'
import { MaskIcon } from '../ui/mask-icon'
import { ThemeToggle } from './theme-toggle.client'

const DESKTOP = '(width > 996px)'

type DrawerProps = {
  /** The page's sidebar, which is shown first if there is one. */
  sidebar: ShownSidebar | undefined
  /** The links of the navbar. */
  children: ReactNode
}

/**
 * Navigation on small screens: a modal dialog with the page's sidebar and the main menu. While it is open, it has a
 * history entry, so that Back closes it and stays on the page.
 */
export function Drawer({ sidebar, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** Whether it was closed by following a link, whose page takes over the entry. */
  const followed = useRef(false)
  const [open, setOpen] = useState(false)
  const [panel, setPanel] = useState<'sidebar' | 'menu'>('sidebar')
  const showsSidebar = sidebar !== undefined && panel === 'sidebar'

  const fill = () => {
    setPanel('sidebar')
    setOpen(true)
    followed.current = false
    enterOverlay()
  }

  useEffect(() => {
    const close = () => dialog.current?.close()
    const ended = new AbortController()
    const { signal } = ended
    matchMedia(DESKTOP).addEventListener('change', close, { signal })
    // The last one follows a hit of a search that was opened above the drawer.
    for (const type of ['popstate', PAGE_CHANGE]) addEventListener(type, close, { signal })
    return () => ended.abort()
  }, [])

  useEffect(() => {
    // The reader opened it before the app started.
    if (dialog.current?.open) fill()
  }, [])

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element
    const link = target.closest<HTMLAnchorElement>('a:not([role=button])')
    const inNewTab = link?.target === '_blank' || event.metaKey || event.ctrlKey || event.shiftKey
    const toSamePage = link?.href === location.href && !inNewTab
    // Closing goes back in the history, which already shows the page that the link leads to.
    if (toSamePage) event.preventDefault()
    followed.current = link !== null && !inNewTab && !toSamePage
    // A click on the dialog itself is a click on its backdrop.
    if (link || target === event.currentTarget) event.currentTarget.close()
  }

  const onClose = () => {
    setOpen(false)
    if (isInOverlay() && !followed.current) history.back()
  }

  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        aria-label="Toggle navigation bar"
        aria-expanded={open}
        onClick={() => {
          dialog.current?.showModal()
          fill()
        }}
      >
        <MaskIcon icon="menu" />
      </button>
      <dialog
        ref={dialog}
        className="drawer"
        aria-label="Navigation"
        tabIndex={-1}
        onClose={onClose}
        onClick={onClick}
      >
        {open && (
          <div className="drawer-content">
            <div className="drawer-head">
              {showsSidebar ? (
                <button
                  type="button"
                  className="drawer-back"
                  onClick={() => {
                    setPanel('menu')
                    // The focused button is gone.
                    dialog.current?.focus()
                  }}
                >
                  ← Back to main menu
                </button>
              ) : (
                <span className="drawer-title">Menu</span>
              )}
              <ThemeToggle />
              <button
                type="button"
                className="icon-button"
                aria-label="Close navigation bar"
                onClick={() => dialog.current?.close()}
              >
                <MaskIcon icon="close" />
              </button>
            </div>
            {showsSidebar ? <Sidebar key={sidebar.id} sidebar={sidebar} /> : children}
          </div>
        )}
      </dialog>
    </>
  )
}
