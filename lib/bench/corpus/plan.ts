/** Number of categories in the synthetic part. */
const CATEGORIES = 24

/** Maximum number of pages in the small sidebar, which shows how much of a page's size is its sidebar. */
const SMALL_SIDEBAR = 5

/** A page of the synthetic part. `seed` determines its text; `id` is its path without extension. */
export type PlannedPage = { id: string; title: string; seed: string }

export type PlannedCategory = { label: string; pages: PlannedPage[] }

/** Pages and categories of the synthetic part. */
export type CorpusPlan = {
  categories: PlannedCategory[]
  /** Pages with the same texts as the first pages of the first category, but with their own sidebar. */
  duplicates: PlannedPage[]
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/** Distributes a number of pages among the categories and the small sidebar. */
export function planCorpus(pages: number): CorpusPlan {
  const duplicates = Math.min(SMALL_SIDEBAR, Math.floor(pages / (CATEGORIES + 1)))
  const categories = Array.from({ length: CATEGORIES }, (_, index): PlannedCategory => {
    const number = pad(index + 1)
    const count =
      Math.floor((pages - duplicates) / CATEGORIES) +
      (index < (pages - duplicates) % CATEGORIES ? 1 : 0)
    return {
      label: `Area ${number}`,
      pages: Array.from({ length: count }, (_page, position) => ({
        id: `area-${number}/topic-${pad(position + 1)}`,
        title: `Topic ${pad(position + 1)}`,
        seed: `${number}/${position + 1}`,
      })),
    }
  })
  return {
    categories,
    duplicates: (categories[0]?.pages ?? [])
      .slice(0, duplicates)
      .map(({ id, title, seed }) => ({ id: id.replace('area-01', 'duplicates'), title, seed })),
  }
}

/** Returns the sidebars file: the site's own sidebars and those of the synthetic part. */
export function makeSidebars({ categories, duplicates }: CorpusPlan): string {
  const items = categories.map(({ label, pages }) => ({
    type: 'category',
    label,
    link: { type: 'generated-index', description: `Everything about ${label.toLowerCase()}.` },
    items: pages.map(({ id }) => id),
  }))
  const small = duplicates.map(({ id }) => id)
  return [
    "import siteSidebars from './site-sidebars'",
    '',
    `export default { ...siteSidebars, big: ${JSON.stringify(items)}, small: ${JSON.stringify(small)} }`,
    '',
  ].join('\n')
}
