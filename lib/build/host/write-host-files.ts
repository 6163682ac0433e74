import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { HostSite } from './host-files'
import { toNginxConfig } from './nginx'

/** Folder of the configuration for servers that don't read it from the site itself. */
export const HOST_FOLDER = '.host'

export async function writeHostFiles(site: HostSite, folder = HOST_FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'nginx.conf'), toNginxConfig(site))
}
