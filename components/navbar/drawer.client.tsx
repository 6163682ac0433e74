'use client'

import { Menu, X } from 'lucide'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { PageSidebarProps } from '../sidebar/sidebar.client'
import { PageSidebar } from '../sidebar/sidebar.client'
import { Icon } from '../ui/icon'

const DESKTOP = '(width > 996px)'

type DrawerProps = {
  /** The page's sidebar, shown first where there is one. */
  sidebar: PageSidebarProps | undefined
  /** The navbar's own links. */
  children: ReactNode
}

/** Navigation on small screens: a modal dialog with the page's sidebar and the main menu. */
export function Drawer({ sidebar, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const [panel, setPanel] = useState<'sidebar' | 'menu'>('sidebar')
  const showsSidebar = sidebar !== undefined && panel === 'sidebar'

  useEffect(() => {
    const desktop = matchMedia(DESKTOP)
    const close = () => dialog.current?.close()
    desktop.addEventListener('change', close)
    return () => desktop.removeEventListener('change', close)
  }, [])

  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        aria-label="Toggle navigation bar"
        aria-expanded={open}
        onClick={() => {
          setPanel('sidebar')
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        <Icon icon={Menu} size={30} />
      </button>
      <dialog
        ref={dialog}
        className="drawer"
        aria-label="Navigation"
        onClose={() => setOpen(false)}
        onClick={(event) => {
          const target = event.target as Element
          // A click on the dialog itself is one on its backdrop; a link leads away from it.
          if (target === event.currentTarget || target.closest('a:not([role=button])')) {
            event.currentTarget.close()
          }
        }}
      >
        {open && (
          <div className="drawer-content">
            <div className="drawer-head">
              {showsSidebar ? (
                <button type="button" className="drawer-back" onClick={() => setPanel('menu')}>
                  ← Back to main menu
                </button>
              ) : (
                <span className="drawer-title">Menu</span>
              )}
              <button
                type="button"
                className="icon-button"
                aria-label="Close navigation bar"
                onClick={() => dialog.current?.close()}
              >
                <Icon icon={X} size={21} />
              </button>
            </div>
            {showsSidebar ? <PageSidebar {...sidebar} label="Docs sidebar" /> : children}
          </div>
        )}
      </dialog>
    </>
  )
}
