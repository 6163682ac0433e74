import type { Element } from 'hast'
import { h } from 'hastscript'
import type { IconNode } from 'lucide'

/** Converts a Lucide icon to an `<svg>` of 20 px that is hidden from assistive technology. */
export function toIconElement(icon: IconNode): Element {
  return h(
    'svg',
    { viewBox: '0 0 24 24', width: 20, height: 20, class: 'icon', 'aria-hidden': 'true' },
    icon.map(([tag, attributes]) => h(tag, attributes as Record<string, string>)),
  )
}
