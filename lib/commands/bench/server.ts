import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import memoize from 'lodash-es/memoize.js'
import sum from 'lodash-es/sum.js'
import sirv from 'sirv'
import { compressFiles, isCompressible } from '@/lib/build/export/compress'
import { OUTPUT_FOLDER } from '@/lib/build/export/export-folder.mjs'
import { getCacheControl } from '@/lib/build/host/cache-control'

export type BenchServer = {
  origin: string
  /** The bytes of each body that was transferred since the list was last emptied. */
  requests: number[]
  /** Milliseconds until a response begins, also to workers, which the browser's own emulation leaves out. */
  latency: number
  close: () => void
}

/** Returns what requests transferred, with one digit after the point. */
export function sumKilobytes(requests: number[]): number {
  return Number((sum(requests) / 1000).toFixed(1))
}

/** Serves a copy of the export on a free port, as a host with Brotli does. A file is compressed when it's first requested. */
export async function serveExport(): Promise<BenchServer> {
  if (!existsSync(OUTPUT_FOLDER)) throw new Error('There is no out/ yet.  Fix: npm run build')
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  cpSync(OUTPUT_FOLDER, folder, { recursive: true })
  const compress = memoize((file: string) => compressFiles([file]))
  const files = sirv(folder, {
    // Looks for files when they are requested, so that it finds the compressed ones.
    dev: true,
    brotli: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', getCacheControl(pathname))
    },
  })
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(folder, decodeURIComponent(pathname).replace(/\/$/, '/index.html'))
    response.on('finish', () => {
      const length = request.method === 'HEAD' ? 0 : response.getHeader('content-length')
      server.requests.push(Number(length ?? 0))
    })
    const answer = async () => {
      if (isCompressible(file) && existsSync(file)) await compress(file)
      if (server.latency > 0) await wait(server.latency)
      files(request, response)
    }
    answer().catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const server: BenchServer = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    requests: [],
    latency: 0,
    close: () => {
      http.closeAllConnections()
      http.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return server
}
