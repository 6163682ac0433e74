import { use } from 'react'
import type { ColorMode } from './color-mode-context'
import { ColorModeContext } from './color-mode-context'

/** Returns the current color mode, and a function that sets it. Throws outside the site's `ThemeProvider`. */
export function useColorMode(): ColorMode {
  const colorMode = use(ColorModeContext)
  if (!colorMode) throw new Error('useColorMode must be used inside <ThemeProvider>.')
  return colorMode
}
