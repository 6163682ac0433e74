'use client'

import { useCallback, useEffect, useState } from 'react'
import type { StoredVersion as Version } from '../pwa/saved-versions'
import { listReadPages, listVersions } from '../pwa/saved-versions'
import { StoredVersion } from './stored-version'

const IMPOSSIBLE =
  "This browser can't store pages: it does not support it, or it is not allowed to, as in some private windows."

type StoredPagesProps = {
  /** Path of this page with the base URL. It is also shown in place of pages that aren't stored. */
  href: string
}

/** What is stored for offline reading and what can be. Readers save and remove versions here. */
export function StoredPages({ href }: StoredPagesProps) {
  const [stored, setStored] = useState<{ versions: Version[]; pages: string[] }>()
  const [message, setMessage] = useState('Checking what is stored…')
  const look = useCallback(async () => {
    const [versions, pages] = await Promise.all([listVersions(), listReadPages()])
    setStored({ versions, pages })
    setMessage('')
  }, [])

  useEffect(() => {
    // Caches aren't available on an insecure page, or if the reader has blocked storage.
    const start = () => look().catch(() => setMessage(IMPOSSIBLE))
    void start()
  }, [look])

  return (
    <>
      {stored && location.pathname !== href && (
        <p role="alert">
          <strong>You are offline, and this page is not stored.</strong> It opens again when you are
          connected.{' '}
          <button type="button" className="button" onClick={() => location.reload()}>
            Retry
          </button>
        </p>
      )}
      {stored?.versions.length !== 0 && <h2>Versions</h2>}
      <ul className="stored-versions">
        {stored?.versions.map((version) => (
          <StoredVersion
            key={version.version.id}
            stored={version}
            announce={setMessage}
            onChange={look}
          />
        ))}
      </ul>
      <p role="status">{message}</p>
      {stored && stored.pages.length > 0 && (
        <>
          <h2>Pages you have read</h2>
          <ul>
            {stored.pages.map((page) => (
              <li key={page}>
                <a href={page}>{page}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
