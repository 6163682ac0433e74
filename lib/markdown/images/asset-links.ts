import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Link } from 'mdast'
import { toAsset, toAssetHref } from '@/lib/assets/asset'
import { splitHref } from '@/lib/core/url'
import { readReferencedFile } from './asset-files'
import type { CompileContext } from '../core/context'

/** A file that a document links to. */
export type LinkedFile = {
  /** URL of its copy with the query and fragment of the link. Empty if the file is missing. */
  href: string
  /** Name under which a browser saves it. */
  name: string
  /** Whether browsers show it instead of saving it. */
  shown: boolean
}

/** Matches a name whose extension starts with a letter, unlike that of `3.0.1`, and is not that of a page. */
const FILE_NAME = /\.(?!(?:mdx?|html)$)[a-z][a-z\d]*$/i

const SHOWN = /\.(?:pdf|txt|png|jpe?g|webp|avif|gif|svg|mp[34]|webm)$/i

/**
 * Returns the file that a link leads to, such as `./report.zip`, or `/report.zip` in `public/`. Undefined if it leads
 * to a page.
 */
export function findLinkedFile(
  context: CompileContext,
  link: Pick<Link, 'url' | 'position'>,
): LinkedFile | undefined {
  const { path: written, suffix } = splitHref(link.url)
  if (!FILE_NAME.test(written)) return undefined
  const publicFile = path.posix.join('public', decodeURI(written))
  if (written.startsWith('/') && !existsSync(publicFile)) {
    // Without such a file, the path may be that of a page whose name ends like a file name.
    context.dependencies[publicFile] = ''
    return undefined
  }
  const found = readReferencedFile(context, link, { written, noun: 'link', types: [] })
  if (!found) return { href: '', name: '', shown: true }
  const asset = toAsset(found.file, found.hash)
  context.assets.set(asset.name, asset)
  return {
    href: toAssetHref(asset) + suffix,
    name: path.posix.basename(found.file),
    shown: SHOWN.test(found.file),
  }
}
