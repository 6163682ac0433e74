import type { IconNode } from 'lucide'
import { CircleAlert, Flame, Info, Lightbulb, StickyNote, TriangleAlert } from 'lucide'

/**
 * The kinds of admonitions, in the order in which error messages list them, each with a title for those without one.
 * The colors are in `app/styles/tokens.css`. A test reports missing ones.
 */
export const admonitionKinds = {
  note: { icon: StickyNote, title: 'Note' },
  tip: { icon: Lightbulb, title: 'Tip' },
  info: { icon: Info, title: 'Info' },
  warning: { icon: TriangleAlert, title: 'Warning' },
  danger: { icon: Flame, title: 'Danger' },
  caution: { icon: CircleAlert, title: 'Caution' },
} satisfies Record<string, { icon: IconNode; title: string }>

export type AdmonitionKind = keyof typeof admonitionKinds
