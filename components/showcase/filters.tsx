import type { PageOf } from '@/lib/records/site-page'
import { siteConfig } from '@/lib/config/site'
import { showcaseTags } from '@/lib/config/showcase-tags'
import { toCountText } from './filter'
import { Link } from '../ui/link'
import { TagMark } from './site-tile'

const { productRepository } = siteConfig

function Intro({ title, description }: Pick<PageOf<'showcase'>, 'title' | 'description'>) {
  return (
    <header className="showcase-head flex-row">
      <div>
        <h1>{title}</h1>
        <p className="lead">{description}</p>
      </div>
      <Link className="button button-quiet" href={`${productRepository}/discussions/7826`}>
        Add your site
      </Link>
    </header>
  )
}

type TagChoiceProps = {
  tag: (typeof showcaseTags)[number]
  /** Number of sites that have the tag. */
  count: number
}

function TagChoice({ tag: { id, label, description }, count }: TagChoiceProps) {
  return (
    <li className="card">
      <input
        type="checkbox"
        id={`showcase_checkbox_id_${id}`}
        name="tags"
        value={id}
        aria-describedby={`tag-${id} count-${id}`}
      />
      <label className="card-link" htmlFor={`showcase_checkbox_id_${id}`}>
        <TagMark id={id} />
        {label}
      </label>
      <small id={`count-${id}`}>
        {count} <span className="sr-only">{count === 1 ? 'site' : 'sites'}</span>
      </small>
      <p id={`tag-${id}`}>{description}</p>
    </li>
  )
}

function OperatorSwitch() {
  return (
    <div className="operator flex-row">
      <label className="flex-row">
        <span aria-hidden="true">OR</span>
        <input
          type="checkbox"
          role="switch"
          id="showcase_filter_toggle"
          name="operator"
          value="AND"
          aria-describedby="operator-hint"
        />
        AND
      </label>
      <small id="operator-hint">
        OR: sites with any selected tag. AND: sites with all selected tags.
      </small>
    </div>
  )
}

/** Top of the page: what it is, and the controls that filter the sites. */
export function Filters({ page }: { page: PageOf<'showcase'> }) {
  const { title, description, sites } = page
  return (
    <>
      <Intro title={title} description={description} />
      <div className="site-filters panel needs-script" role="search" aria-label="Sites">
        <div className="filters-head flex-row">
          <h2>Filters</h2>
          <p role="status">{toCountText(sites.length)}</p>
          <button type="button" className="button button-quiet button-small">
            Clear all
          </button>
        </div>
        <div className="filters-row flex-row">
          <label htmlFor="searchbar">Name</label>
          <input
            type="search"
            id="searchbar"
            name="name"
            placeholder="Search for a site"
            autoComplete="off"
            spellCheck={false}
          />
          <OperatorSwitch />
        </div>
        <fieldset>
          <legend className="sr-only">Tags</legend>
          <ul className="cards tag-choices">
            {showcaseTags.map((tag) => (
              <TagChoice
                key={tag.id}
                tag={tag}
                count={sites.filter(({ tags }) => tags.includes(tag.id)).length}
              />
            ))}
          </ul>
        </fieldset>
      </div>
    </>
  )
}
