/** Tags for showcase sites, in display order. Their colors are in `components/showcase/showcase.css`. */
export const showcaseTags = [
  { id: 'favorite', label: 'Favorite', description: 'One of our favorites' },
  { id: 'opensource', label: 'Open source', description: "The site's source code is public" },
  { id: 'product', label: 'Product', description: 'For a commercial product' },
  { id: 'design', label: 'Design', description: 'Has a custom design' },
  { id: 'i18n', label: 'I18n', description: 'Available in several languages' },
  { id: 'versioning', label: 'Versioning', description: 'Has docs for several versions' },
  { id: 'large', label: 'Large', description: 'Has more than 200 pages' },
  { id: 'meta', label: 'Meta', description: 'For a project by Meta' },
  { id: 'personal', label: 'Personal', description: 'A personal blog or notes' },
  { id: 'rtl', label: 'Right to left', description: 'Written in a right-to-left script' },
] as const

export type ShowcaseTag = (typeof showcaseTags)[number]['id']
