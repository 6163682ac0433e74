import type { Breadcrumb } from '@/lib/records/navigation'
import { withBaseUrl } from '@/lib/config/base-url'
import { MaskIcon } from '../ui/mask-icon'

const LIST_ITEM = {
  itemScope: true,
  itemProp: 'itemListElement',
  itemType: 'https://schema.org/ListItem',
}

/** Path to the page: home, its categories, itself. Search engines read the steps that have a page. */
export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="crumbs flex-row" itemScope itemType="https://schema.org/BreadcrumbList">
        <li>
          <a href={withBaseUrl('/')} aria-label="Home page">
            <MaskIcon icon="home" />
          </a>
        </li>
        {items.map(({ label, href }, index) => {
          const isPage = href !== undefined
          const name = isPage ? <span itemProp="name">{label}</span> : label
          const last = index === items.length - 1
          return (
            <li key={index} aria-current={last ? 'page' : undefined} {...(isPage && LIST_ITEM)}>
              {isPage && !last ? (
                <a href={href} itemProp="item">
                  {name}
                </a>
              ) : (
                name
              )}
              {isPage && <meta itemProp="position" content={`${index + 1}`} />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
