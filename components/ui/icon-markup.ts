import type { Element } from 'hast'
import { s } from 'hastscript'
import type { IconNode } from 'lucide'

/** An icon as HTML nodes, for `*.static.tsx` files; assistive technology skips it. */
export function iconMarkup(icon: IconNode, size = 20): Element {
  return s(
    'svg',
    { viewBox: '0 0 24 24', width: size, height: size, className: 'icon', ariaHidden: 'true' },
    icon.map(([tag, attributes]) => s(tag, attributes)),
  )
}
