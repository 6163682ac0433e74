/**
 * Tags for showcase sites, in display order. Their colors are those of the original showcase. They are decoration: the
 * label is next to each.
 */
export const showcaseTags = [
  { id: 'favorite', color: '#e9669e', label: 'Favorite', description: 'One of our favorites' },
  {
    id: 'opensource',
    color: '#39ca30',
    label: 'Open source',
    description: "The site's source code is public",
  },
  { id: 'product', color: '#dfd545', label: 'Product', description: 'For a commercial product' },
  { id: 'design', color: '#a44fb7', label: 'Design', description: 'Has a custom design' },
  { id: 'i18n', color: '#127f82', label: 'I18n', description: 'Available in several languages' },
  {
    id: 'versioning',
    color: '#fe6829',
    label: 'Versioning',
    description: 'Has docs for several versions',
  },
  { id: 'large', color: '#8c2f00', label: 'Large', description: 'Has more than 200 pages' },
  { id: 'meta', color: '#4267b2', label: 'Meta', description: 'For a project by Meta' },
  { id: 'personal', color: '#14cfc3', label: 'Personal', description: 'A personal blog or notes' },
  {
    id: 'rtl',
    color: '#ffcfc3',
    label: 'Right to left',
    description: 'Written in a right-to-left script',
  },
] as const

export type ShowcaseTag = (typeof showcaseTags)[number]['id']
