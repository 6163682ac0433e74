'use client'

import { ThemeProvider as NextThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'

/** Light or dark: the reader's choice if there is one, else the system's. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemeProvider
      attribute="data-theme"
      storageKey="theme"
      themes={['light', 'dark']}
      defaultTheme="system"
      enableSystem
      enableColorScheme={false}
    >
      {children}
    </NextThemeProvider>
  )
}
