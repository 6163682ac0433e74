'use client'

import { cn } from '@/lib/core/cn'
import type { Href } from '@/lib/core/url'
import type { SidebarCategoryRow, SidebarRow } from '@/lib/records/section'
import { leadsTo } from '@/lib/records/section'
import { Collapsible } from '../ui/collapsible.client'
import { Link } from '../ui/link'
import type { OpenedCategories } from './use-opened'
import { listCategoryPaths, toCategoryPath } from './use-opened'
import { findFirstHref } from './visible-rows'

type SidebarRowsProps = {
  rows: SidebarRow[]
  /** Path of the category that contains the rows, or the id of the sidebar. */
  path: string
  activeHref: Href
  categories: Pick<OpenedCategories, 'opened' | 'toggle'>
}

/** One level of a sidebar. */
export function SidebarRows({ rows, path, activeHref, categories }: SidebarRowsProps) {
  const siblings = listCategoryPaths(rows, path)
  return (
    <ul className="sidebar-list">
      {rows.map((row, index) => {
        if ('html' in row) {
          return (
            <li
              key={index}
              className={cn(row.defaultStyle && 'sidebar-html', row.className)}
              dangerouslySetInnerHTML={{ __html: row.html }}
            />
          )
        }
        const key = `${index} ${row.label}`
        if ('rows' in row) {
          return (
            <SidebarCategory
              key={key}
              row={row}
              path={toCategoryPath(path, row)}
              siblings={siblings}
              activeHref={activeHref}
              categories={categories}
            />
          )
        }
        return (
          <li key={key} className={row.className}>
            <Link
              className="sidebar-link"
              href={row.href}
              plain={row.plain}
              aria-current={row.href === activeHref ? 'page' : undefined}
            >
              {row.label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

type SidebarCategoryProps = Omit<SidebarRowsProps, 'rows'> & {
  row: SidebarCategoryRow
  /** Paths of the categories on its level, including its own. */
  siblings: string[]
}

function SidebarCategory({ row, path, siblings, activeHref, categories }: SidebarCategoryProps) {
  const { label, href, fixed = false } = row
  const active = leadsTo(row, activeHref)
  const open = fixed || (categories.opened.get(path) ?? row.open ?? active)
  const toggle = () => categories.toggle(path, !open, siblings)
  return (
    <li className={row.className}>
      <div className="sidebar-category">
        <a
          className="sidebar-link"
          href={href ?? findFirstHref(row.rows)}
          aria-current={href === activeHref ? 'page' : undefined}
          data-active={active ? '' : undefined}
          {...(href === undefined && !fixed
            ? {
                role: 'button',
                'aria-expanded': open,
                onClick: (event) => {
                  event.preventDefault()
                  toggle()
                },
                onKeyDown: (event) => {
                  if (event.key !== ' ') return
                  event.preventDefault()
                  toggle()
                },
              }
            : { onClick: () => !fixed && categories.toggle(path, true, siblings) })}
        >
          {label}
        </a>
        {href !== undefined && !fixed && (
          <button
            type="button"
            className="sidebar-caret"
            aria-label={`${open ? 'Collapse' : 'Expand'} sidebar category '${label}'`}
            aria-expanded={open}
            onClick={toggle}
          />
        )}
      </div>
      <Collapsible open={open}>
        <SidebarRows rows={row.rows} path={path} activeHref={activeHref} categories={categories} />
      </Collapsible>
    </li>
  )
}
