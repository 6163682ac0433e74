'use client'

import { ThemeProvider as NextThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { readUrlTheme } from './url-theme'
import { isTheme, THEME_KEY, THEMES } from './themes'

/** Light or dark: what the URL asks for, else the reader's choice if there is one, else the system's. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Before the library: what another window stores is ignored unless it is a mode, as it is when a page is opened.
    const onStorage = (event: StorageEvent) => {
      const isMode = !event.newValue || isTheme(event.newValue)
      if (event.key === THEME_KEY && !isMode) event.stopImmediatePropagation()
    }
    addEventListener('storage', onStorage, { capture: true })
    return () => removeEventListener('storage', onStorage, { capture: true })
  }, [])
  useEffect(() => {
    const newValue = readUrlTheme(location.search)
    if (!newValue) return
    // The library takes over without storing it what another window has stored; at once, so that nothing flashes.
    queueMicrotask(() =>
      flushSync(() => dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue }))),
    )
  }, [])
  return (
    <NextThemeProvider
      attribute="data-theme"
      storageKey={THEME_KEY}
      themes={[...THEMES]}
      defaultTheme="system"
      enableSystem
      enableColorScheme={false}
    >
      {children}
    </NextThemeProvider>
  )
}
