import type { Element } from 'hast'
import { h } from 'hastscript'
import type { IconNode } from 'lucide'

/** A lucide icon as an `<svg>` of 20 px that assistive technology skips. */
export function toIconElement(icon: IconNode): Element {
  return h(
    'svg',
    { viewBox: '0 0 24 24', width: 20, height: 20, class: 'icon', 'aria-hidden': 'true' },
    icon.map(([tag, attributes]) => h(tag, attributes as Record<string, string>)),
  )
}
