import { use } from 'react'
import type { ColorMode } from './color-mode-context'
import { ColorModeContext } from './color-mode-context'

/** The mode the reader sees, and how they choose one. Throws outside of the site's `ThemeProvider`. */
export function useColorMode(): ColorMode {
  const colorMode = use(ColorModeContext)
  if (!colorMode) throw new Error('useColorMode is used outside <ThemeProvider>.')
  return colorMode
}
