import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import type { DebugPageId } from '@/lib/config/debug-pages'
import { debugPages, debugTitle, toDebugHref } from '@/lib/config/debug-pages'

type HeaderProps = {
  active: DebugPageId
  /** Whether the page is the root of the panel, which shows the same content as its first page. */
  isRoot: boolean
}

/** Menu of the panel, with a link back to the site. */
export function DebugHeader({ active, isRoot }: HeaderProps) {
  return (
    <>
      <p className="flex-row">
        {debugTitle} <a href={withBaseUrl('/')}>{siteConfig.title} site</a>
      </p>
      <nav aria-label="Debug panel">
        <ul className="flex-row">
          {debugPages.map(({ id, label }) => (
            <li key={id}>
              <a
                href={toDebugHref(id)}
                aria-current={id === active ? (isRoot ? 'true' : 'page') : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
