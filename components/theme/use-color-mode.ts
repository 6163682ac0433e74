import { useTheme } from 'next-themes'
import type { Theme } from './themes'

/** The current color mode, and a function that sets it. */
export type ColorMode = { mode: Theme; setMode: (theme: Theme) => void }

/** Returns the current color mode, and a function that sets and stores it. */
export function useColorMode(): ColorMode {
  const { forcedTheme, resolvedTheme, setTheme } = useTheme()
  return { mode: (forcedTheme ?? resolvedTheme) === 'dark' ? 'dark' : 'light', setMode: setTheme }
}
