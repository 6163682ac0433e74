/** What a site can be tagged with, in the order in which tags are shown. Their colors are in `components/showcase/showcase.css`. */
export const showcaseTags = [
  { id: 'favorite', label: 'Favorite', description: 'Our pick of the showcase' },
  { id: 'opensource', label: 'Open source', description: 'The code of the site is public' },
  { id: 'product', label: 'Product', description: 'About something that is sold' },
  { id: 'design', label: 'Design', description: 'Has a look of its own' },
  { id: 'i18n', label: 'I18n', description: 'In two languages or more' },
  { id: 'versioning', label: 'Versioning', description: 'Keeps docs of several versions' },
  { id: 'large', label: 'Large', description: 'Has more than 200 pages' },
  { id: 'meta', label: 'Meta', description: 'Of a project of Meta' },
  { id: 'personal', label: 'Personal', description: 'Blog or notes of one person' },
  { id: 'rtl', label: 'Right to left', description: 'In a script read from the right' },
] as const

export type ShowcaseTag = (typeof showcaseTags)[number]['id']
