'use client'

import { Moon, Sun } from 'lucide'
import { useColorMode } from '../layout/use-color-mode'
import { Icon } from '../ui/icon'
import { useIsLive } from '../ui/use-is-live'

/** Switches between dark and light; both icons are in the page and CSS shows the one of the current mode. */
export function ThemeToggle() {
  const { mode, setMode } = useColorMode()
  const isLive = useIsLive()
  const label = 'Switch between dark and light mode'
  return (
    <button
      type="button"
      className="icon-button theme-toggle"
      aria-label={isLive ? `${label} (currently ${mode} mode)` : label}
      title={label}
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <Icon icon={Sun} className="when-light" />
      <Icon icon={Moon} className="when-dark" />
    </button>
  )
}
