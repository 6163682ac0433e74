import type { ColorMode, ColorScheme } from './scheme'
import { codeOrder, defaultSchemes, getShade } from './scheme'

export type ThemeRule = { selector: string; declarations: [property: string, value: string][] }

/**
 * Returns the CSS rule that applies the scheme to a Docusaurus site: its shades in code order, and the background if it
 * isn't the default of the mode.
 */
export function toThemeRule(mode: ColorMode, scheme: ColorScheme): ThemeRule {
  const declarations = codeOrder.map((name): ThemeRule['declarations'][number] => [
    name === 'primary' ? '--ifm-color-primary' : `--ifm-color-primary-${name}`,
    getShade(scheme, name),
  ])
  const changed = scheme.background !== defaultSchemes[mode].background
  if (changed) declarations.push(['--ifm-background-color', scheme.background])
  // Infima sets its dark background with this specificity, and its primary color with that of `:root`.
  const dark = changed ? `html[data-theme='dark']` : `[data-theme='dark']`
  return { selector: mode === 'light' ? ':root' : dark, declarations }
}
