import { FileText, Folder } from 'lucide'
import type { CategoryPageData } from '@/lib/content/docs/types'
import { Icon } from '../ui/icon'
import { DocsLayout } from './docs-layout'

/** A page made from the items of a sidebar category. */
export function CategoryPage({ page }: { page: CategoryPageData }) {
  return (
    <DocsLayout page={page}>
      <header className="page-head">
        <h1>{page.title}</h1>
        {page.description && <p className="lead">{page.description}</p>}
      </header>
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
