'use client'

import { ThemeProvider as LibraryProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readStored } from '../ui/storage'
import { filterStorageEvents, forgetTheme, setWithoutStoring } from './storage-events'
import type { Theme } from './themes'
import { DARK_SYSTEM, isTheme, readShownTheme, readSystemTheme, THEME_KEY } from './themes'
import { readUrlTheme } from './url-theme'

/** The library's `color-scheme` would be an inline style, which the policy forbids. The stylesheet sets it instead. */
const settings = {
  attribute: 'data-theme',
  storageKey: THEME_KEY,
  enableColorScheme: false,
} as const

/** Keeps the script of the provider around the page from running, because it would replace the theme of the URL. */
const inert = { type: 'text/plain' }

/**
 * The library's script for the head, which sets the stored theme or the system's before the first paint. In the browser
 * there is no provider here: it would compete with the one around the page.
 */
export function ThemeScript() {
  if (typeof window === 'undefined') return <LibraryProvider {...settings} />
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/**
 * Light or dark: the theme in the URL, or else the reader's choice, or else the system's. When the system's changes, it
 * replaces the others.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const shown = useRef<Theme>('light')
  const [printed, setPrinted] = useState<Theme>()

  // Layout effects run before the library's effects, so these listeners are called before the library's.
  useLayoutEffect(() => {
    shown.current = readShownTheme()
    const ended = new AbortController()
    const { signal } = ended
    filterStorageEvents(signal)
    // Browsers print as if the system were light, and have an event for it even if printing ends before its dispatch.
    const print = matchMedia('print')
    let system: Theme | undefined
    const onSystem = () => {
      if (print.matches) return
      const current = readSystemTheme()
      if (system && system !== current) forgetTheme()
      system = current
    }
    const onPrint = () => {
      flushSync(() => setPrinted(print.matches ? readShownTheme() : undefined))
      onSystem()
    }
    onSystem()
    print.addEventListener('change', onPrint, { signal })
    matchMedia(DARK_SYSTEM).addEventListener('change', onSystem, { signal })
    return () => ended.abort()
  }, [])

  // The library has just set what is stored. The page may have another theme because of its URL, or because the reader
  // has switched it before the app started, without storage.
  useEffect(() => {
    const isChosen = isTheme(readUrlTheme(location.search) ?? readStored(THEME_KEY))
    if (!isChosen && shown.current === readSystemTheme()) return
    document.documentElement.dataset['theme'] = shown.current
    setWithoutStoring(shown.current)
  }, [])

  return (
    <LibraryProvider {...settings} forcedTheme={printed} scriptProps={inert}>
      {children}
    </LibraryProvider>
  )
}
