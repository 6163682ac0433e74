/** @jsxImportSource hastscript */
import type { Breadcrumb } from '@/lib/records/navigation'
import { House } from 'lucide'
import { withBaseUrl } from '@/lib/config/base-url'
import { iconMarkup } from '../ui/icon-markup'

/** Where the page stands: home, its categories, itself. */
export function breadcrumbsMarkup(items: Breadcrumb[]) {
  return (
    <nav class="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href={withBaseUrl('/')} aria-label="Home page">
            {iconMarkup(House, 16)}
          </a>
        </li>
        {items.map(({ label, href }, index) => {
          const last = index === items.length - 1
          return (
            <li aria-current={last ? 'page' : undefined}>
              {href !== undefined && !last ? <a href={href}>{label}</a> : label}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
