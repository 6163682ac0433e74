import { useEffect, useMemo, useState } from 'react'
import type { Theme } from '@/components/theme/themes'
import { useColorMode } from '@/components/theme/use-color-mode'
import { readVisit, writeVisit } from '@/components/ui/storage'
import { useIsLive } from '@/components/ui/use-is-live'
import type { ColorScheme } from './scheme'
import { defaultSchemes, parseScheme, toSiteTokens } from './scheme'

/** Returns the color mode of the page. The server's HTML and the first render are light. */
export function useMode(): [mode: Theme, setMode: (mode: Theme) => void] {
  const { mode, setMode } = useColorMode()
  return [useIsLive() ? mode : 'light', setMode]
}

/**
 * Returns the scheme of a mode. It is kept in session storage, and applied to the page while it differs from the
 * defaults.
 */
export function useScheme(
  mode: Theme,
): [scheme: ColorScheme, setScheme: (scheme: ColorScheme | null) => void] {
  const key = `ifm-theme-colors-${mode}`
  const isLive = useIsLive()
  const [chosen, setChosen] = useState<Partial<Record<Theme, string | null>>>({})
  const json = chosen[mode] === undefined && isLive ? readVisit(key) : chosen[mode]
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

  const setScheme = (scheme: ColorScheme | null) => {
    const text = scheme && JSON.stringify(scheme)
    setChosen({ ...chosen, [mode]: text })
    writeVisit(key, text)
  }
  return [stored ?? defaultSchemes[mode], setScheme]
}
