import { env } from './env'

/** Environment variables that code for browsers reads, as constants for the bundler. Next has the same in its `env`. */
export const browserEnv = {
  'process.env.BASE_URL': JSON.stringify(env.baseUrl),
  'process.env.TRAILING_SLASH': JSON.stringify(String(env.trailingSlash)),
}
