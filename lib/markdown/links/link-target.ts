import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Data, Link } from 'mdast'
import { isExternalUrl, splitHref, toPageHref } from '@/lib/core/url'
import { findSuggestion } from '@/lib/core/problem'
import type { CompileContext } from '../core/context'
import { getTextPath, reportProblem, toPlace } from '../core/context'
import { checkEscapes, publishFile, readReferencedFile, toFile } from '../images/asset-files'
import { FILE_SCHEME } from './resolve-html'

/** A link, the definition of a link, or an `<a>`. */
type LinkLike = Pick<Link, 'url' | 'position'>

const inNewTab = { target: '_blank', rel: ['noopener', 'noreferrer'] }

/** Schemes that a link in a document may have, unless it is a path. */
const knownSchemes = [
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'ftp',
  'irc',
  'ircs',
  'xmpp',
  'pathname',
]

/** Matches the address of another site without its scheme, or without the colon. */
const HOST = /^(?:https?\/\/|www\.|(?:[a-z\d-]+\.)+(?:com|dev|io|net|org)(?:\/|$))/i

function checkScheme(context: CompileContext, link: LinkLike): void {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(link.url)?.[1]
  if (scheme === undefined || knownSchemes.includes(scheme.toLowerCase())) return
  reportProblem(context, link, {
    message: `the link "${link.url}" has the unknown scheme "${scheme}:"`,
    fix: `use one of ${knownSchemes.join(', ')}`,
    suggestion: findSuggestion(scheme, knownSchemes),
  })
}

/** Matches a name whose extension starts with a letter, unlike that of `3.0.1`, and is not that of a page. */
const FILE_NAME = /\.(?!(?:mdx?|html)$)[a-z][a-z\d]*$/i

/** Matches the names of files that browsers show instead of saving them. */
const SHOWN = /\.(?:pdf|txt|png|jpe?g|webp|avif|gif|svg|mp[34]|webm)$/i

/** Whether a path is that of a file, such as `./report.zip`, or `/report.zip` in `public/`. */
function isFile(context: CompileContext, target: string): boolean {
  if (!FILE_NAME.test(target)) return false
  const publicFile = path.posix.join('public', decodeURI(target))
  if (!target.startsWith('/') || existsSync(publicFile)) return true
  // Without such a file, the path may be that of a page whose name ends like a file name.
  context.findings.dependencies[publicFile] = ''
  return false
}

/** Leads a link to a copy of a file. */
function readFileLink(context: CompileContext, link: LinkLike): Data['hProperties'] {
  const { path: written, suffix } = splitHref(link.url)
  const found = readReferencedFile(context, link, { written, noun: 'link', types: [] })
  link.url = found ? publishFile(context, found) + suffix : ''
  if (!found || SHOWN.test(found.file)) return inNewTab
  return { download: path.posix.basename(found.file) }
}

/** Scheme of a path of this host that is not a page of the site: `pathname:///storybook/`. */
const PLAIN_SCHEME = 'pathname://'

/**
 * Records the target of a link, and replaces its URL with that of the target as far as it is known.
 * @returns attributes of the link
 */
export function readLink(context: CompileContext, link: LinkLike): Data['hProperties'] {
  const { links } = context.findings
  const written = link.url
  const base = { ...toPlace(context, link), written, file: undefined, route: undefined, hash: '' }
  if (written.startsWith(PLAIN_SCHEME)) {
    link.url = written.slice(PLAIN_SCHEME.length)
    links.push({ ...base, route: splitHref(link.url).path, isPlain: true })
    return { ...inNewTab, rel: ['external', ...inNewTab.rel] }
  }
  if (isExternalUrl(written)) {
    checkScheme(context, link)
    // Other schemes, such as `mailto:`, open no page.
    return /^https?:|^\/\//.test(written) ? inNewTab : undefined
  }
  if (HOST.test(written)) {
    reportProblem(context, link, {
      message: `the link "${written}" has no scheme, so it leads to a path of this site`,
      fix: 'start it with https://',
    })
    return undefined
  }
  if (!checkEscapes(context, link, { written, noun: 'link' })) return undefined
  const { path: target, suffix } = splitHref(written)
  if (isFile(context, target)) return readFileLink(context, link)
  const hash = decodeURIComponent(/#(.*)$/.exec(suffix)?.[1] ?? '')
  if (written === '') {
    reportProblem(context, link, {
      message: 'the link has no target',
      fix: 'write the path of a document, or remove the link',
    })
  } else if (target === '') {
    links.push({ ...base, file: context.page, hash })
  } else if (/\.mdx?$/.test(target)) {
    const file = toFile(target.replace(/^\//, ''), getTextPath(context, link))
    links.push({ ...base, file, hash })
    link.url = `${FILE_SCHEME}${encodeURI(file)}${suffix}`
  } else {
    links.push({ ...base, route: target.startsWith('/') ? target : undefined, hash })
    link.url = toPageHref(written)
  }
  return undefined
}
