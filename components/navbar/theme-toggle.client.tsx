'use client'

import { useColorMode } from '../theme/use-color-mode'
import { MaskIcon } from '../ui/mask-icon'
import { useIsLive } from '../ui/use-is-live'

/** Switches between dark and light mode. Both icons are on the page, and CSS shows the one for the current mode. */
export function ThemeToggle() {
  const { mode, setMode } = useColorMode()
  const isLive = useIsLive()
  const action = 'Switch between dark and light mode'
  const label = isLive ? `${action} (currently ${mode} mode)` : action
  return (
    <button
      type="button"
      className="icon-button theme-toggle"
      aria-label={label}
      title={label}
      aria-live="polite"
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <MaskIcon icon="sun" className="light-only" />
      <MaskIcon icon="moon" className="dark-only" />
    </button>
  )
}
