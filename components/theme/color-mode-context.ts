import { createContext } from 'react'
import type { Theme } from './themes'

/** The current color mode, and a function that sets it. */
export type ColorMode = { mode: Theme; setMode: (theme: Theme) => void }

export const ColorModeContext = createContext<ColorMode | undefined>(undefined)
