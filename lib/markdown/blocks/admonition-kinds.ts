import type { IconNode } from 'lucide'
import { CircleAlert, Flame, Info, Lightbulb, StickyNote, TriangleAlert } from 'lucide'

/** How an admonition of a kind looks besides its colors. */
type AdmonitionKindConfig = {
  icon: IconNode
  /** Title of an admonition that sets none. */
  title: string
}

/**
 * The kinds of admonitions, in the order in which problems offer them. The colors of each are in
 * `app/styles/tokens.css` and `components/mdx/blocks.css`; a test names the ones that are missing.
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
