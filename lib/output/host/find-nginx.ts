import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where a package that was not installed but unpacked is. */
export const NGINX_FOLDER = path.join('.cache', 'nginx')

/** How to start the nginx of this machine. */
export type Nginx = {
  binary: string
  /** The module that sends files compressed with brotli, if it is there. */
  brotliModule: string | undefined
}

const ROOTS = ['/', path.resolve(NGINX_FOLDER)]

const BINARIES = [
  'usr/sbin/nginx',
  'usr/local/sbin/nginx',
  'usr/local/bin/nginx',
  'opt/homebrew/bin/nginx',
]

const BROTLI_MODULE = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The nginx of the system if it is installed, else the unpacked one; undefined if neither is there and starts. */
export function findNginx(): Nginx | undefined {
  for (const root of ROOTS) {
    const binary = BINARIES.map((name) => path.join(root, name)).find((file) => existsSync(file))
    if (binary === undefined || spawnSync(binary, ['-v']).status !== 0) continue
    const brotliModule = path.join(root, BROTLI_MODULE)
    return { binary, brotliModule: existsSync(brotliModule) ? brotliModule : undefined }
  }
  return undefined
}
