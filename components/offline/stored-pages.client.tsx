'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoredVersion as Version } from '../pwa/saved-versions'
import { listVersions } from '../pwa/saved-versions'
import { listReadPages, measureShell, removeReadPages } from '../pwa/stored-pages'
import { StoredVersion, formatSize } from './stored-version'

type StoredPagesProps = {
  /** Path of the site, with leading and trailing slashes. */
  baseUrl: string
  /** Path of this page with the base URL. It is also shown in place of pages that aren't stored. */
  href: string
}

/** What is stored: not known yet, nothing because the browser can't, or these. */
type Stored = 'unknown' | 'none' | { versions: Version[]; pages: string[]; shellSize: number }

/** What is stored for offline reading and what can be. Readers save and remove versions here. */
export function StoredPages({ baseUrl, href }: StoredPagesProps) {
  const [stored, setStored] = useState<Stored>('unknown')
  const [isFallback, setFallback] = useState(false)
  const message = useRef<HTMLParagraphElement>(null)
  const announce = (text: string) => {
    if (message.current) message.current.textContent = text
  }
  const look = useCallback(async () => {
    const [versions, pages, shellSize] = await Promise.all([
      listVersions(baseUrl),
      listReadPages(baseUrl),
      measureShell(baseUrl),
    ])
    setStored({ versions, pages, shellSize })
  }, [baseUrl])

  useEffect(() => {
    const start = async () => {
      const { register } = await import('../pwa/register')
      const isPossible = await register(baseUrl)
      setFallback(location.pathname !== href)
      if (isPossible) await look()
      else setStored('none')
    }
    void start()
  }, [baseUrl, href, look])

  if (stored === 'none') {
    return (
      <p>
        This browser can't store pages: it does not support it, or it is not allowed to, as in some
        private windows.
      </p>
    )
  }
  if (stored === 'unknown') return <p role="status">Checking what is stored…</p>

  const { versions, pages, shellSize } = stored
  return (
    <>
      {isFallback && (
        <p role="alert">
          <strong>You are offline, and this page is not stored.</strong> It opens again when you are
          connected.{' '}
          <button type="button" className="button" onClick={() => location.reload()}>
            Retry
          </button>
        </p>
      )}
      <h2>Versions</h2>
      <ul className="stored-versions">
        {versions.map((version) => (
          <StoredVersion
            key={version.version.id}
            baseUrl={baseUrl}
            stored={version}
            announce={announce}
            onChange={look}
          />
        ))}
      </ul>
      <p ref={message} role="status" />
      <h2>Pages you have read</h2>
      {pages.length > 0 ? (
        <>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <a href={baseUrl + page}>{`/${page}`}</a>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="button"
            onClick={() => void removeReadPages(baseUrl).then(look)}
          >
            Remove these pages
          </button>
        </>
      ) : (
        <p>None are stored.</p>
      )}
      {shellSize > 0 && <p>The parts that all pages share take {formatSize(shellSize)}.</p>}
    </>
  )
}
