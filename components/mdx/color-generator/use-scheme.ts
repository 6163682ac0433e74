import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useColorMode } from '@/components/theme/use-color-mode'
import { useIsLive } from '@/components/ui/use-is-live'
import type { ColorMode, ColorScheme } from './scheme'
import { defaultSchemes, parseScheme } from './scheme'
import { toSiteTokens } from './site-tokens'
import { readSession, subscribe, writeSession } from './session'

/** Returns the color mode of the page. The server's HTML and the first render are light. */
export function useMode(): [mode: ColorMode, setMode: (mode: ColorMode) => void] {
  const { mode, setMode } = useColorMode()
  return [useIsLive() ? mode : 'light', setMode]
}

/**
 * Returns the scheme of a mode. It is kept in session storage, and applied to the page while it differs from the
 * defaults.
 */
export function useScheme(
  mode: ColorMode,
): [scheme: ColorScheme, setScheme: (scheme: ColorScheme | null) => void] {
  const key = `ifm-theme-colors-${mode}`
  const json = useSyncExternalStore(
    subscribe,
    () => readSession(key),
    () => null,
  )
  const stored = useMemo(() => parseScheme(json), [json])

  useEffect(() => {
    if (!stored) return undefined
    const { style } = document.documentElement
    const tokens = toSiteTokens(mode, stored)
    for (const [token, value] of tokens) style.setProperty(token, value)
    return () => {
      for (const [token] of tokens) style.removeProperty(token)
    }
  }, [mode, stored])

  return [
    stored ?? defaultSchemes[mode],
    (scheme) => writeSession(key, scheme && JSON.stringify(scheme)),
  ]
}
