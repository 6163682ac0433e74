import { env } from './env'

/** Where readers vote on feature requests: a board of a hosted service. */
export type FeatureBoard = {
  /** Origin of the service, which the page of the board may show in a frame. */
  origin: string
  /** The board as a separate page. */
  url: string
}

const ORIGIN = 'https://webview.canny.io'

/** The board of a token; undefined without a token. */
export function toFeatureBoard(token: string | undefined): FeatureBoard | undefined {
  return token
    ? { origin: ORIGIN, url: `${ORIGIN}/?boardToken=${encodeURIComponent(token)}` }
    : undefined
}

/** The board of this site. Env: `FEATURE_BOARD_TOKEN`. */
export const featureBoard = toFeatureBoard(env.featureBoardToken)
