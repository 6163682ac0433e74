import type { Breadcrumb } from '@/lib/records/navigation'
import { withBaseUrl } from '@/lib/config/base-url'
import { MaskIcon } from '../ui/mask-icon'

/** Path to the page: home, its categories, itself. */
export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href={withBaseUrl('/')} aria-label="Home page">
            <MaskIcon icon="home" />
          </a>
        </li>
        {items.map(({ label, href }, index) => {
          const last = index === items.length - 1
          return (
            <li key={index} aria-current={last ? 'page' : undefined}>
              {href !== undefined && !last ? <a href={href}>{label}</a> : label}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
