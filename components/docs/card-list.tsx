import type { CategoryCard } from '@/lib/records/site-page'
import { FileText, Folder } from 'lucide'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'

/** The items of a category as cards. Each card is one link. */
export function CardList({ cards }: { cards: CategoryCard[] }) {
  return (
    <ul className="cards">
      {cards.map(({ kind, label, href, plain, description }, index) => (
        <li key={`${index} ${href}`} className="card">
          <h2>
            <Icon icon={kind === 'category' ? Folder : FileText} />
            <Link className="card-link" href={href} plain={plain}>
              {label}
            </Link>
          </h2>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  )
}
