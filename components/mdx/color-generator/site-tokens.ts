import type { ColorMode, ColorScheme } from './scheme'
import { codeOrder, defaultSchemes, getShade } from './scheme'

/** Returns the tokens of this site that apply the scheme to the page. Links use the base color, as in Docusaurus. */
export function toSiteTokens(
  mode: ColorMode,
  scheme: ColorScheme,
): [token: string, value: string][] {
  const { baseColor, background } = scheme
  const tokens = codeOrder.map((name): [string, string] => [
    name === 'primary' ? '--primary' : `--primary-${name}`,
    getShade(scheme, name),
  ])
  tokens.push(
    ['--link', baseColor],
    ['--link-surface', `color-mix(in srgb, ${baseColor} 10%, ${background})`],
  )
  if (background !== defaultSchemes[mode].background) tokens.push(['--page', background])
  return tokens
}
