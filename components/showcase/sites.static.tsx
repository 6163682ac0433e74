/** @jsxImportSource hastscript */
import type { ShowcaseSite } from '@/lib/records/site-data'
import { showcaseTags } from '@/lib/config/showcase-tags'
import { heart, siteTile, tileSymbols } from './tile.static'

function siteTags(tags: ShowcaseSite['tags']) {
  return (
    <ul class="site-tags" aria-label="Tags">
      {showcaseTags
        .filter(({ id }) => tags.includes(id))
        .map(({ id, label }) => (
          <li>
            {id === 'favorite' ? heart() : <i class={`tag-dot tag-${id}`} />}
            {label}
          </li>
        ))}
    </ul>
  )
}

function siteCard({ title, website, source, tags, description }: ShowcaseSite) {
  const ordered = showcaseTags.filter(({ id }) => tags.includes(id)).map(({ id }) => id)
  return (
    <li class="site card" data-tags={ordered.join(' ')}>
      {siteTile(title)}
      <h3>
        {tags.includes('favorite') ? heart() : null}
        <a href={website} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      </h3>
      {source === null ? null : (
        <a
          class="site-source"
          href={source}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Source of ${title}`}
        >
          Source
        </a>
      )}
      <p>{description}</p>
      {tags.length > 0 ? siteTags(tags) : null}
    </li>
  )
}

/** The sites: favorites, then the others. What is shown in which state of the filter is in `data-shown`. */
export function sitesMarkup(sites: readonly ShowcaseSite[]) {
  const isFavorite = ({ tags }: ShowcaseSite) => tags.includes('favorite')
  return (
    <div class="site-results">
      {tileSymbols()}
      <section data-shown="all">
        <h2>{heart()}Our favorites</h2>
        <ul class="sites">{sites.filter(isFavorite).map(siteCard)}</ul>
      </section>
      <section data-shown="all some">
        <h2 data-shown="all">All sites</h2>
        <h2 data-shown="some" hidden>
          Matching sites
        </h2>
        <ul class="sites">{sites.filter((site) => !isFavorite(site)).map(siteCard)}</ul>
      </section>
      <section data-shown="none" hidden>
        <h2>No result</h2>
        <p>No site has all that. Fewer tags, or a shorter name, may find one.</p>
      </section>
    </div>
  )
}
