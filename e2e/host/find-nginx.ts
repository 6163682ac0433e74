import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Folder of an nginx package that was unpacked instead of installed. */
export const NGINX_FOLDER = path.join('.cache', 'nginx')

/** The nginx of this machine. */
export type Nginx = {
  binary: string
  /** The module that serves Brotli-compressed files, if it exists. */
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

/** Finds the system's nginx, or else the unpacked one. Returns undefined if neither starts. */
export function findNginx(): Nginx | undefined {
  for (const root of ROOTS) {
    const binary = BINARIES.map((name) => path.join(root, name)).find((file) => existsSync(file))
    if (binary === undefined || spawnSync(binary, ['-v']).status !== 0) continue
    const brotliModule = path.join(root, BROTLI_MODULE)
    return { binary, brotliModule: existsSync(brotliModule) ? brotliModule : undefined }
  }
  return undefined
}
