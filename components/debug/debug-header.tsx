import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import { debugPages, debugTitle, toDebugHref } from '@/lib/config/debug-pages'
import type { PageOf } from '@/lib/records/site-page'

/** Menu of the panel, with a link back to the site. Its root shows the same content as its first page. */
export function DebugHeader({ id: active, isRoot }: Pick<PageOf<'debug'>, 'id' | 'isRoot'>) {
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
