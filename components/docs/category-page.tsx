import { FileText, Folder } from 'lucide'
import type { CategoryPageData } from '@/lib/content/docs/types'
import { Icon } from '../ui/icon'
import { DocsLayout } from './docs-layout'
import { PageHead } from './page-head'

/** A page made from the items of a sidebar category. */
export function CategoryPage({ page }: { page: CategoryPageData }) {
  return (
    <DocsLayout page={page}>
      <PageHead page={page} />
      <ul className="cards">
        {page.cards.map(({ kind, label, href, description }) => (
          <li key={href} className="card">
            <h2>
              <Icon icon={kind === 'category' ? Folder : FileText} />
              <a href={href}>{label}</a>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </DocsLayout>
  )
}
