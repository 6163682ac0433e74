'use client'

import type { ReactNode } from 'react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readStored, writeStored } from '../ui/storage'
import { ColorModeContext } from './color-mode-context'
import type { Theme } from './themes'
import { DARK_SYSTEM, isTheme, readSystemTheme, THEME_KEY } from './themes'
import { readUrlTheme } from './url-theme'

/** Returns the theme that a script in the head has set on the page. */
function readShownTheme(): Theme {
  const shown = typeof document === 'undefined' ? undefined : document.documentElement.dataset
  return shown?.['theme'] === 'dark' ? 'dark' : 'light'
}

/** Light or dark: the theme in the URL, or else the reader's choice, or else the system's. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [mode, setShown] = useState(readShownTheme)
  const choice = useRef<Theme>(undefined)

  const show = useCallback(() => {
    const theme = choice.current ?? readSystemTheme()
    document.documentElement.dataset['theme'] = theme
    setShown(theme)
  }, [])

  useEffect(() => {
    // The shown theme is the URL's or the reader's choice, which they may have made before the app started.
    const shown = readShownTheme()
    const isChosen = isTheme(readUrlTheme(location.search) ?? readStored(THEME_KEY))
    if (isChosen || shown !== readSystemTheme()) choice.current = shown
    show()
    // As when a page is opened, a stored value is ignored unless it is a theme.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== THEME_KEY || (newValue && !isTheme(newValue))) return
      choice.current = isTheme(newValue) ? newValue : undefined
      show()
    }
    const ended = new AbortController()
    const { signal } = ended
    matchMedia(DARK_SYSTEM).addEventListener('change', show, { signal })
    addEventListener('storage', onStorage, { signal })
    return () => ended.abort()
  }, [show])

  const colorMode = useMemo(() => {
    const setMode = (theme: Theme) => {
      choice.current = theme
      writeStored(THEME_KEY, theme)
      show()
    }
    return { mode, setMode }
  }, [mode, show])
  return <ColorModeContext value={colorMode}>{children}</ColorModeContext>
}
