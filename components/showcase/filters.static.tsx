/** @jsxImportSource hastscript */
import type { ShowcaseSite } from '@/lib/records/site-data'
import { siteConfig } from '@/lib/config/site'
import { showcaseTags } from '@/lib/config/showcase-tags'
import { toCountText } from './filter'
import { heart } from './tile.static'

const { product, productRepository } = siteConfig

/** Heading of the page. */
export const heading = `${product.name} Site Showcase`

/** What the page is, in one sentence. */
export const summary = `Documentation, blogs and home pages that people have made with ${product.name}, each with its address and many with their source.`

function intro() {
  return (
    <header class="showcase-head">
      <div>
        <h1>{heading}</h1>
        <p class="lead">{summary}</p>
      </div>
      <a
        class="button button-quiet"
        href={`${productRepository}/discussions/7826`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Add your site
      </a>
    </header>
  )
}

function tagChoice(
  { id, label, description }: (typeof showcaseTags)[number],
  sites: readonly ShowcaseSite[],
) {
  const count = sites.filter(({ tags }) => tags.includes(id)).length
  return (
    <li>
      <input
        type="checkbox"
        id={`showcase_checkbox_id_${id}`}
        name="tags"
        value={id}
        autocomplete="off"
        aria-describedby={`tag-${id} count-${id}`}
      />
      <label for={`showcase_checkbox_id_${id}`}>
        {id === 'favorite' ? heart() : <i class={`tag-dot tag-${id}`} />}
        {label}
      </label>
      <span id={`count-${id}`} class="tag-count">
        {count} <span class="sr-only">{count === 1 ? 'site' : 'sites'}</span>
      </span>
      <p id={`tag-${id}`}>{description}</p>
    </li>
  )
}

function operatorSwitch() {
  return (
    <div class="operator">
      <label>
        <span aria-hidden="true">OR</span>
        <input
          type="checkbox"
          role="switch"
          id="showcase_filter_toggle"
          name="operator"
          value="AND"
          autocomplete="off"
          aria-describedby="operator-hint"
        />
        <span>AND</span>
      </label>
      <p id="operator-hint">OR: one of the chosen tags is enough. AND: a site has all of them.</p>
    </div>
  )
}

/** The top of the page: what it is, and the controls that narrow the sites down. */
export function filtersMarkup(sites: readonly ShowcaseSite[]) {
  return (
    <>
      {intro()}
      <form class="site-filters" role="search" aria-label="Sites">
        <div class="filters-head">
          <h2>Filters</h2>
          <p role="status">{toCountText(sites.length)}</p>
          <button type="reset" class="button button-quiet">
            Clear all
          </button>
        </div>
        <div class="filters-row">
          <label for="searchbar">Name</label>
          <input
            type="search"
            id="searchbar"
            name="name"
            placeholder="Search for a site"
            autocomplete="off"
            spellcheck="false"
          />
          {operatorSwitch()}
        </div>
        <fieldset>
          <legend class="sr-only">Tags</legend>
          <ul class="tag-choices">{showcaseTags.map((tag) => tagChoice(tag, sites))}</ul>
        </fieldset>
      </form>
    </>
  )
}
