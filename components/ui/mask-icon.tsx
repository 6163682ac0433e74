type MaskIconProps = {
  /** An icon from `mask-icon.css`. */
  icon: 'sun' | 'moon' | 'languages' | 'menu' | 'close' | 'search' | 'chevron' | 'up' | 'home'
  className?: string
}

/**
 * An icon that most pages have. Its drawing is in the stylesheet once, instead of in the HTML of each page. Assistive
 * technology skips it.
 */
export function MaskIcon({ icon, className = '' }: MaskIconProps) {
  return <span className={`mask-icon ${icon} ${className}`.trimEnd()} />
}
