import { useTheme } from 'next-themes'

/** The mode the reader sees, and how they choose one. Throws outside of the site's `ThemeProvider`. */
export function useColorMode() {
  const { resolvedTheme, setTheme, themes } = useTheme()
  // Without a provider the library answers, too, but with nothing in it.
  if (themes.length === 0) throw new Error('useColorMode is used outside of <ThemeProvider>.')
  return { mode: resolvedTheme === 'dark' ? 'dark' : 'light', setMode: setTheme } as const
}
