'use client'

import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ToggleEvent } from 'react'
import { useEffect, useRef } from 'react'
import { MaskIcon } from '../ui/mask-icon'
import { moveFocus } from '../ui/move-focus'
import { useIsLive } from '../ui/use-is-live'
import type { LinkEntry, MenuEntry } from './entries'
import { EntryLink } from './entry-link.client'
import { usePreferredVersion } from './use-preferred-version'

const isLink = (item: MenuEntry['items'][number]): item is LinkEntry => item.kind === 'link'

/** How far a menu reaches into the bar, in pixels, so that the pointer doesn't leave the item on the way. */
const OVERLAP = 4

/** Returns the label of the version that the reader prefers, on pages that don't belong to a version. */
function usePreferredLabel({ docsId, items }: MenuEntry): string | undefined {
  const versions = items.filter(isLink).filter(({ version }) => version !== undefined)
  const known = versions.some(({ active }) => active)
    ? []
    : versions.flatMap(({ version }) => version ?? [])
  const preferred = usePreferredVersion(docsId, known)
  return versions.find(({ version }) => version === preferred)?.label
}

/**
 * A dropdown in the bar. As a popover, it natively handles opening, closing with Escape or a click outside, and
 * returning focus. This component adds hovering, arrow keys, and closing when focus leaves or a link is followed. Its
 * links are loaded with the app, because most readers never open it. Without scripts, its last link replaces it.
 */
export function MenuButton({ menu }: { menu: MenuEntry }) {
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const openedByHover = useRef(false)
  const isLive = useIsLive()
  const label = usePreferredLabel(menu) ?? menu.label
  const last = menu.items.filter(isLink).at(-1)

  // In browsers without popovers, an unknown selector would throw.
  const isOpen = () =>
    CSS.supports('selector(:popover-open)') && popover.current?.matches(':popover-open') === true
  // Not with anchor positioning, which not every browser has: https://caniuse.com/css-anchor-positioning
  const place = () => {
    const { current } = popover
    const item = current?.parentElement?.getBoundingClientRect()
    // From the left: how far it is to the right edge depends on the scrollbar.
    const inset = item && `${item.bottom - OVERLAP}px auto auto ${item.right}px`
    if (current && inset) Object.assign(current.style, { inset, translate: '-100%' })
  }
  // Set on the element, not in state: the browser opens the menu without React, even before the app has started.
  const reflect = () => {
    place()
    if (button.current) button.current.ariaExpanded = String(isOpen())
  }
  useEffect(reflect, [])
  useEffect(() => {
    const onMove = () => {
      if (isOpen()) place()
    }
    const ended = new AbortController()
    const { signal } = ended
    for (const type of ['scroll', 'resize']) addEventListener(type, onMove, { signal })
    return () => ended.abort()
  }, [])
  const show = () => {
    if (!isOpen()) popover.current?.showPopover()
  }
  const hide = () => popover.current?.hidePopover()

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || isOpen()) return
    openedByHover.current = true
    show()
  }
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && openedByHover.current) hide()
  }
  const onClick = (event: MouseEvent) => {
    // If hovering has opened the menu, a click keeps it open.
    if (isOpen() && openedByHover.current) event.preventDefault()
    openedByHover.current = false
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) hide()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') show()
    // While it is closed, the other keys scroll the page.
    if (!popover.current || !isOpen()) return
    const links = [...popover.current.querySelectorAll('a')]
    if (moveFocus(links, event.key, ['ArrowUp', 'ArrowDown'])) event.preventDefault()
  }
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') place()
    // The browser returns focus to the previously focused element, and there is none if hovering has opened the menu.
    const hasFocus = popover.current?.contains(document.activeElement) === true
    if (newState === 'closed' && hasFocus) button.current?.focus()
  }
  const onPopoverClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) hide()
  }

  return (
    <div
      className="dropdown"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className="navbar-link"
        popoverTarget={menu.id}
        aria-expanded={false}
        onClick={onClick}
      >
        {menu.icon && <MaskIcon icon="languages" />}
        {label}
        <MaskIcon icon="chevron" />
      </button>
      <div
        ref={popover}
        id={menu.id}
        popover="auto"
        className="dropdown-menu"
        role="group"
        aria-label={menu.drawerLabel ?? label}
        onClick={onPopoverClick}
        onBeforeToggle={onBeforeToggle}
        onToggle={reflect}
      >
        {isLive && (
          <ul>
            {menu.items.map((item, index) =>
              item.kind === 'link' ? (
                <li key={index}>
                  <EntryLink entry={item} className="dropdown-link" />
                </li>
              ) : (
                <li key={index} dangerouslySetInnerHTML={{ __html: item.html }} />
              ),
            )}
          </ul>
        )}
      </div>
      {last && (
        <noscript>
          <a className="navbar-link" href={last.href}>
            {last.label}
          </a>
        </noscript>
      )}
    </div>
  )
}
