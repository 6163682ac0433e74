'use client'

import type { VisibleCategory, VisibleItem } from '@/lib/records/navigation'
import { useState } from 'react'
import { cn } from '@/lib/core/cn'
import { Collapsible } from '../ui/collapsible.client'
import { Link } from '../ui/link'

/** Data that every item of a sidebar needs. */
export type SidebarContext = {
  activeHref: string
  autoCollapse: boolean
  /** Categories that the reader opened or closed, by their path of labels. */
  opened: Map<string, boolean>
  loadTree: () => Promise<void>
}

type SidebarItemsProps = { items: VisibleItem[]; path: string; context: SidebarContext }

export function isActiveBranch(item: VisibleItem, activeHref: string): boolean {
  if (item.type === 'html') return false
  if (item.href === activeHref) return true
  return (
    item.type === 'category' &&
    (item.items ?? []).some((child) => isActiveBranch(child, activeHref))
  )
}

/** Returns the path that identifies a category in its sidebar. */
export function toPath(parent: string, category: VisibleCategory): string {
  return `${parent}/${category.label}`
}

function isOpen(item: VisibleCategory, path: string, context: SidebarContext): boolean {
  if (item.fixed) return true
  return context.opened.get(path) ?? item.open ?? isActiveBranch(item, context.activeHref)
}

/** One level of a sidebar. If the site is configured so, opening a category closes its siblings. */
export function SidebarItems({ items, path, context }: SidebarItemsProps) {
  const [, refresh] = useState(0)
  const toggle = async (index: number, open: boolean) => {
    const item = items[index]
    if (open && item?.type === 'category' && !item.items) await context.loadTree()
    if (open && context.autoCollapse) {
      for (const sibling of items) {
        if (sibling.type === 'category') context.opened.set(toPath(path, sibling), false)
      }
    }
    if (item?.type === 'category') context.opened.set(toPath(path, item), open)
    refresh((count) => count + 1)
  }
  return (
    <ul className="sidebar-list">
      {items.map((item, index) => {
        const key = item.type === 'html' ? index : `${index} ${item.label}`
        switch (item.type) {
          case 'link':
            return (
              <li key={key} className={item.className}>
                <Link
                  className="sidebar-link"
                  href={item.href}
                  plain={item.plain}
                  aria-current={item.href === context.activeHref ? 'page' : undefined}
                >
                  {item.label}
                </Link>
              </li>
            )
          case 'html':
            return (
              <li
                key={key}
                className={cn(item.defaultStyle && 'sidebar-html', item.className)}
                dangerouslySetInnerHTML={{ __html: item.value }}
              />
            )
          case 'category':
            return (
              <SidebarCategory
                key={key}
                item={item}
                path={toPath(path, item)}
                context={context}
                open={isOpen(item, toPath(path, item), context)}
                onToggle={(open) => void toggle(index, open)}
              />
            )
        }
      })}
    </ul>
  )
}

type SidebarCategoryProps = {
  item: VisibleCategory
  path: string
  context: SidebarContext
  open: boolean
  onToggle: (open: boolean) => void
}

function SidebarCategory({ item, path, context, open, onToggle }: SidebarCategoryProps) {
  const { label, href, fallbackHref, fixed } = item
  const active = isActiveBranch(item, context.activeHref)
  const prepare = () => {
    // Ignore a failure to preload: it is shown when the reader opens the category.
    if (!item.items) context.loadTree().catch(() => undefined)
  }
  return (
    <li className={item.className}>
      <div className="sidebar-category">
        <a
          className="sidebar-link"
          href={href ?? fallbackHref}
          aria-current={href === context.activeHref ? 'page' : undefined}
          data-active={active ? '' : undefined}
          {...(href === undefined && !fixed
            ? {
                role: 'button',
                'aria-expanded': open,
                onPointerEnter: prepare,
                onFocus: prepare,
                onClick: (event) => {
                  event.preventDefault()
                  onToggle(!open)
                },
                onKeyDown: (event) => {
                  if (event.key !== ' ') return
                  event.preventDefault()
                  onToggle(!open)
                },
              }
            : {})}
        >
          {label}
        </a>
        {href !== undefined && !fixed && (
          <button
            type="button"
            className="sidebar-caret"
            aria-label={`${open ? 'Collapse' : 'Expand'} sidebar category '${label}'`}
            aria-expanded={open}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => onToggle(!open)}
          />
        )}
      </div>
      <Collapsible open={open}>
        {item.items && <SidebarItems items={item.items} path={path} context={context} />}
      </Collapsible>
    </li>
  )
}
