import type { CategoryCard } from '@/lib/records/site-page'
import { FileText, Folder, Link as Chain } from 'lucide'
import { isExternalUrl } from '@/lib/core/url'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'

function toIcon({ kind, href }: CategoryCard) {
  if (kind === 'category') return Folder
  return isExternalUrl(href) ? Chain : FileText
}

/** The items of a category as cards. Each card is one link. */
export function CardList({ cards }: { cards: CategoryCard[] }) {
  return (
    <ul className="cards">
      {cards.map((card, index) => (
        <li key={`${index} ${card.href}`} className="card">
          <h2>
            <Icon icon={toIcon(card)} />
            <Link className="card-link" href={card.href} plain={card.plain}>
              {card.label}
            </Link>
          </h2>
          {card.description && <p>{card.description}</p>}
        </li>
      ))}
    </ul>
  )
}
