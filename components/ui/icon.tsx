import type { IconNode } from 'lucide'
import { createElement } from 'react'

type IconProps = {
  /** An icon from `lucide`. */
  icon: IconNode
  /** Width and height in px. */
  size?: number
}

/** An icon next to text or inside a labeled control. Assistive technology skips it. */
export function Icon({ icon, size = 20 }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="icon" aria-hidden="true">
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
