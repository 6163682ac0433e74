declare module 'next-pwa' {
  import type { Configuration } from 'webpack'

  type WithWebpack = { webpack: (config: Configuration, context: object) => Configuration }

  /** https://github.com/shadowwalker/next-pwa#configuration */
  export default function withPwa(options: object): (next: object) => WithWebpack
}
