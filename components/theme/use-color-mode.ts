import { useTheme } from 'next-themes'
import type { Theme } from './themes'

/** Returns the current color mode, and a function that sets and stores it. */
export function useColorMode(): { mode: Theme; setMode: (theme: Theme) => void } {
  const { forcedTheme, resolvedTheme, setTheme } = useTheme()
  return { mode: (forcedTheme ?? resolvedTheme) === 'dark' ? 'dark' : 'light', setMode: setTheme }
}
