type MaskIconProps = {
  /** An icon of `mask-icon.css`. */
  icon: 'sun' | 'moon' | 'languages' | 'menu' | 'close' | 'chevron'
  className?: string
}

/**
 * An icon of the bar, which every page has: its drawing is in the stylesheet, once, instead of in the HTML of each.
 * Assistive technology skips it.
 */
export function MaskIcon({ icon, className = '' }: MaskIconProps) {
  return <span className={`mask-icon ${icon} ${className}`.trimEnd()} />
}
