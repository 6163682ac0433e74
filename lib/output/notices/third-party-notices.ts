import { readFileSync } from 'node:fs'
import { noticesPath } from '@/lib/config/notices-path'
import type { SiteFile } from '../core/site-file'

const HEAD = `Third-party notices

This site is made with the software below. Its scripts, styles, fonts and icons contain parts of it, under these licenses.

`

/** Licenses of software that packages contain without saying so. */
const BUNDLED = 'lib/output/notices/bundled.txt'

/** The license to list for packages that have several files with such a name. */
const replace = {
  cytoscape: 'node_modules/cytoscape/LICENSE',
  dompurify: 'node_modules/dompurify/LICENSE',
  imagescript: 'node_modules/imagescript/LICENSE.MIT',
  'type-fest': 'node_modules/type-fest/license-mit',
}

/** Build tools without a license. No reader gets anything of them. */
const exclude = ['@contentlayer2/source-remote-files@0.5.8']

/** Returns the notices as a file of the site. */
export function listNoticeFiles(): SiteFile[] {
  const inputs = ['package-lock.json', BUNDLED].map((file) => readFileSync(file, 'utf8'))
  const create = async () => {
    // Loaded only if a package has changed, because it takes a quarter of a second.
    const { getLicenseFileText } = await import('generate-license-file')
    const options = { append: [BUNDLED], exclude, replace }
    return HEAD + (await getLicenseFileText('package.json', { ...options, lineEnding: 'lf' }))
  }
  return [{ path: noticesPath, inputs, create }]
}
