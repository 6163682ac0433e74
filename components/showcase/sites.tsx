import type { ShowcaseSite } from '@/lib/records/site-data'
import { showcaseTags } from '@/lib/config/showcase-tags'
import { Link } from '../ui/link'
import { SiteTile, TagMark, TagSymbols } from './site-tile'

function SiteTags({ tags }: { tags: (typeof showcaseTags)[number][] }) {
  return (
    <>
      <span className="sr-only">Tags:</span>
      <ul className="site-tags">
        {tags.map(({ id, label }) => (
          <li key={id}>
            <TagMark id={id} />
            {label}
          </li>
        ))}
      </ul>
    </>
  )
}

function SiteCard({ title, website, source, tags, description }: ShowcaseSite) {
  const ordered = showcaseTags.filter(({ id }) => tags.includes(id))
  return (
    <li className="site card" data-tags={ordered.map(({ id }) => id).join(' ')}>
      <SiteTile title={title} />
      <h3>
        {tags.includes('favorite') ? <TagMark id="favorite" /> : null}
        <Link className="card-link" href={website}>
          {title}
        </Link>
      </h3>
      {source === null ? null : (
        <Link className="site-source" href={source} aria-label={`Source of ${title}`}>
          Source
        </Link>
      )}
      <p>{description}</p>
      {ordered.length > 0 ? <SiteTags tags={ordered} /> : null}
    </li>
  )
}

/**
 * The sites: favorites first, then the others. `data-shown` lists the states of the filter in which a section is shown.
 */
export function Sites({ sites }: { sites: readonly ShowcaseSite[] }) {
  const isFavorite = ({ tags }: ShowcaseSite) => tags.includes('favorite')
  const favorites = sites.filter(isFavorite)
  const toCard = (site: ShowcaseSite) => <SiteCard key={site.website} {...site} />
  return (
    <div className="site-results">
      <TagSymbols />
      {favorites.length > 0 && (
        <section data-shown="all">
          <h2 className="flex-row">
            <TagMark id="favorite" />
            Our favorites
          </h2>
          <ul className="cards sites">{favorites.map(toCard)}</ul>
        </section>
      )}
      <section data-shown="all some">
        <h2 data-shown="all">All sites</h2>
        <h2 data-shown="some" hidden>
          Matching sites
        </h2>
        <ul className="cards sites">{sites.filter((site) => !isFavorite(site)).map(toCard)}</ul>
      </section>
      <section data-shown="none" hidden>
        <h2>No matching sites</h2>
        <p>Select fewer tags or enter a shorter name.</p>
      </section>
    </div>
  )
}
