import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { noticesPath } from '@/lib/config/notices-path'
import { groupBy } from '@/lib/core/group-by'
import type { SiteFile } from '../core/site-file'
import { contentTypes } from '../core/site-file'
import type { PackageId } from './mermaid-packages'
import { listMermaidPackages } from './mermaid-packages'
import type { KnownLicense } from './reader-packages'
import {
  clientPackages,
  containedFolders,
  copiedPackages,
  hiddenPackages,
  knownLicenses,
  searchPackages,
  mathFontsCopyright,
} from './reader-packages'
import { toMitLicense, toOpenFontLicense } from './standard-licenses'

/** The notice that a package requires. */
export type Notice = {
  /** `d3-path 1.0.9` */
  title: string
  /** SPDX expression; empty if the package doesn't state one. */
  license: string
  /** Text of its license files. */
  text: string
}

const root = path.join(/* turbopackIgnore: true */ process.cwd())

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:-[\w.]+)?(?:\.(?:md|txt))?$/i

type InstalledPackage = { folder: string; version: string; license: string }

/** Returns the installed packages by name. Some are installed in several versions. */
function readInstalled(): Map<string, InstalledPackage[]> {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; license?: string }>
  }
  const installed = new Map<string, InstalledPackage[]>()
  for (const [folder, { version = '', license = '' }] of Object.entries(packages)) {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    installed.set(name, [...(installed.get(name) ?? []), { folder, version, license }])
  }
  // The copy that this repository imports goes first: it's in the outermost folder.
  for (const copies of installed.values()) copies.sort((a, b) => a.folder.length - b.folder.length)
  return installed
}

/** Returns the text of the license files in a folder, or an empty string if there are none. */
export function readLicenseFiles(folder: string): string {
  return readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n')
}

function toMajor(version: string): string {
  return version.split('.')[0] ?? ''
}

function readNotice(installed: Map<string, InstalledPackage[]>, id: PackageId): Notice {
  const { name } = id
  const copies = installed.get(name) ?? []
  const { version = copies[0]?.version ?? '' } = id
  const copy =
    copies.find((each) => each.version === version) ??
    copies.find((each) => toMajor(each.version) === toMajor(version))
  const title = `${name} ${version}`.trim()
  const text = copy ? readLicenseFiles(path.join(root, copy.folder)) : ''
  if (copy && text !== '') return { title, license: copy.license, text }
  const known: KnownLicense | undefined = knownLicenses[name]
  if (!known) {
    throw new Error(
      `The package ${title} is sent to readers, but its license text is not installed.  Fix: add its license to knownLicenses in lib/output/notices/reader-packages.ts`,
    )
  }
  if ('copyright' in known) {
    return { title, license: known.license, text: toMitLicense(known.copyright) }
  }
  return { title, license: known.license, text: readNotice(installed, { name: known.sameAs }).text }
}

function readContained(folder: string): Notice {
  const text = readLicenseFiles(path.join(root, folder))
  const title = path.basename(folder)
  if (text === '') throw new Error(`${folder} has no license file.`)
  return { title, license: '', text }
}

/**
 * Returns the notices for everything that is sent to readers.
 * @throws Error if a package has no license text
 */
export function listNotices(): Notice[] {
  const installed = readInstalled()
  const names = [...clientPackages, ...copiedPackages, ...searchPackages, ...hiddenPackages]
  const ids = [...names.map((name): PackageId => ({ name })), ...listMermaidPackages()]
  const notices = [
    ...ids.map((id) => readNotice(installed, id)),
    ...containedFolders.map(readContained),
    { title: 'KaTeX fonts', license: 'OFL-1.1', text: toOpenFontLicense(mathFontsCopyright) },
  ]
  // Packages that are also part of Mermaid are listed once.
  return [...new Map(notices.map((notice) => [notice.title, notice])).values()].sort((a, b) =>
    a.title < b.title ? -1 : 1,
  )
}

const LINE = '-'.repeat(80)

/** Formats the notices as one text. Packages with the same license text share it. */
export function formatNotices(notices: Notice[]): string {
  const sections = [...groupBy(notices, ({ text }) => text)].map(([text, group]) => {
    const titles = group.map(({ title, license }) => (license ? `${title}, ${license}` : title))
    return `${LINE}\n${titles.join('\n')}\n${LINE}\n\n${text}\n`
  })
  return `Third-party notices

The scripts, styles, fonts and icons of this site contain the following software, under these licenses.

${sections.join('\n')}`
}

/** Returns the notices as a file of the site. They depend only on the lockfile and on code. */
export function listNoticeFiles(): SiteFile[] {
  const create = () => formatNotices(listNotices())
  return [{ path: noticesPath, type: contentTypes.text, inputs: [], create }]
}
