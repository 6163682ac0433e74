import type { IconNode } from 'lucide'
import { CircleAlert, Flame, Info, Lightbulb, StickyNote, TriangleAlert } from 'lucide'

/** Appearance of a kind of admonition, except for its colors. */
type AdmonitionKindConfig = {
  icon: IconNode
  /** Title of an admonition that does not set one. */
  title: string
}

/**
 * The kinds of admonitions, in the order in which error messages list them. The colors of each are in
 * `app/styles/tokens.css` and `components/mdx/blocks.css`. A test reports missing ones.
 */
export const admonitionKinds = {
  note: { icon: StickyNote, title: 'Note' },
  tip: { icon: Lightbulb, title: 'Tip' },
  info: { icon: Info, title: 'Info' },
  warning: { icon: TriangleAlert, title: 'Warning' },
  danger: { icon: Flame, title: 'Danger' },
  caution: { icon: CircleAlert, title: 'Caution' },
} satisfies Record<string, AdmonitionKindConfig>

export type AdmonitionKind = keyof typeof admonitionKinds
