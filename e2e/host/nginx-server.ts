import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '@/lib/testing/free-port'
import { compressFiles } from '@/lib/build/export/compress'
import { HOST_FOLDER } from '@/lib/build/host/nginx'
import type { Nginx } from './find-nginx'
import { findNginx } from './find-nginx'

/** An nginx server that serves a copy of the export as configured in `.host/nginx.conf`. */
export type NginxServer = {
  origin: string
  /** The copy. Each file has the path by which it is requested. */
  root: string
  /** Whether it serves files that are compressed with Brotli. */
  hasBrotli: boolean
  stop: () => Promise<void>
}

function toConfig(nginx: Nginx, folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
${nginx.brotliModule === undefined ? '' : `load_module ${nginx.brotliModule};`}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/root;
    ${nginx.brotliModule === undefined ? '' : 'brotli_static on;'}
    include ${path.resolve(HOST_FOLDER, 'nginx.conf')};
  }
}
`
}

/** Starts nginx and returns a function that stops it. Throws with the output of nginx if it doesn't start. */
async function run(nginx: Nginx, folder: string, origin: string): Promise<() => Promise<void>> {
  const child = spawn(
    nginx.binary,
    ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  while (child.exitCode === null) {
    const answer = await fetch(origin, { method: 'HEAD' }).catch(() => undefined)
    if (answer) {
      return async () => {
        process.off('exit', kill)
        child.kill('SIGTERM')
        await once(child, 'close')
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nginx did not start:\n${complaints}`)
}

/** @param compressed files of the export to compress in advance */
export async function startNginx(compressed: string[]): Promise<NginxServer> {
  const nginx = findNginx()
  if (!nginx) throw new Error('No nginx found.  Fix: npm run test:host')
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const root = path.join(folder, 'root')
  try {
    await cp('out', root, { recursive: true })
    await compressFiles(compressed.map((file) => path.join(root, file)))
    const port = await findFreePort()
    await writeFile(path.join(folder, 'nginx.conf'), toConfig(nginx, folder, port))
    const origin = `http://127.0.0.1:${port}`
    const stopProcess = await run(nginx, folder, origin)
    const stop = async () => {
      await stopProcess()
      await rm(folder, { recursive: true })
    }
    return { origin, root, hasBrotli: nginx.brotliModule !== undefined, stop }
  } catch (error) {
    await rm(folder, { recursive: true })
    throw error
  }
}

/** Returns the text of an exported file. */
export function readExported(server: NginxServer, file: string): Promise<string> {
  return readFile(path.join(server.root, file), 'utf8')
}
