import { env } from './env'
import { toSearchOrigin } from './search-settings'

/** Origin of this site's hosted search; undefined without one. Env: `ALGOLIA_APP_ID`. */
export const searchOrigin = env.searchService && toSearchOrigin(env.searchService.appId)
