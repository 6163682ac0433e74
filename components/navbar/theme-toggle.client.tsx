'use client'

import { Moon, Sun } from 'lucide'
import { useTheme } from 'next-themes'
import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/icon'

const subscribe = () => () => undefined

/** Switches between dark and light; both icons are in the page and CSS shows the one of the current mode. */
export function ThemeToggle() {
  const { resolvedTheme, setTheme } = useTheme()
  const mounted = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const label = 'Switch between dark and light mode'
  return (
    <button
      type="button"
      className="icon-button theme-toggle"
      aria-label={mounted ? `${label} (currently ${resolvedTheme} mode)` : label}
      title={label}
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
    >
      <Icon icon={Sun} className="when-light" />
      <Icon icon={Moon} className="when-dark" />
    </button>
  )
}
