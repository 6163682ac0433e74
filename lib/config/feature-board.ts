import { env } from './env'

/** A board of a hosted service, where readers vote on feature requests. */
export type FeatureBoard = {
  /** Origin of the service, which the board's page may show in a frame. */
  origin: string
  /** URL of the board. */
  url: string
}

const ORIGIN = 'https://webview.canny.io'

/** Returns the board of a token, or undefined without a token. */
export function toFeatureBoard(token: string | undefined): FeatureBoard | undefined {
  return token
    ? { origin: ORIGIN, url: `${ORIGIN}/?boardToken=${encodeURIComponent(token)}` }
    : undefined
}

/** The board of this site. Env: `FEATURE_BOARD_TOKEN`. */
export const featureBoard = toFeatureBoard(env.featureBoardToken)
