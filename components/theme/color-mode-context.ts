import { createContext } from 'react'
import type { Theme } from './themes'

/** The mode the reader sees, and how they choose one. */
export type ColorMode = { mode: Theme; setMode: (theme: Theme) => void }

export const ColorModeContext = createContext<ColorMode | undefined>(undefined)
