'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { OfflineStatus, SaveReport } from '@/lib/service-worker/messages'
import { requestFromWorker, subscribeToWorker } from '../pwa/post-to-worker'
import { StoredVersion } from './stored-version'
import { failureTexts, formatSize } from './stored-texts'

type StoredPagesProps = {
  /** Path of the site, with leading and trailing slashes. */
  baseUrl: string
  /** Path of this page with the base URL. It is also shown in place of pages that aren't stored. */
  href: string
}

/** The state of the worker: not known yet, none, or the worker itself. */
type WorkerState = 'unknown' | 'none' | ServiceWorker

/** Returns the worker of the site once it is registered. */
async function findWorker(baseUrl: string): Promise<ServiceWorker | undefined> {
  const { register } = await import('../pwa/register')
  await register(baseUrl)
  if (!('serviceWorker' in navigator)) return undefined
  if (!(await navigator.serviceWorker.getRegistration(baseUrl))) return undefined
  return (await navigator.serviceWorker.ready).active ?? undefined
}

/** What is stored for offline reading and what can be. Readers save and remove versions here. */
export function StoredPages({ baseUrl, href }: StoredPagesProps) {
  const [worker, setWorker] = useState<WorkerState>('unknown')
  const [status, setStatus] = useState<OfflineStatus>()
  const [reports, setReports] = useState<Record<string, SaveReport>>({})
  const [isFallback, setFallback] = useState(false)
  const message = useRef<HTMLParagraphElement>(null)
  const announce = (text: string) => {
    if (message.current) message.current.textContent = text
  }

  const ask = useCallback(
    async (type: 'GET_STATUS' | 'REMOVE_PAGES', of: ServiceWorker) =>
      setStatus(await requestFromWorker(of, { type })),
    [],
  )

  useEffect(() => {
    void findWorker(baseUrl).then(async (found) => {
      setFallback(location.pathname !== href)
      setWorker(found ?? 'none')
      if (found) await ask('GET_STATUS', found)
    })
  }, [baseUrl, href, ask])

  if (worker === 'none') {
    return (
      <p>
        This browser can't store pages: it does not support it, or it is not allowed to, as in some
        private windows.
      </p>
    )
  }
  if (worker === 'unknown' || !status) return <p role="status">Checking what is stored…</p>

  const save = (id: string, label: string) => {
    // If the browser agrees, it keeps what the reader has saved even when it runs out of space.
    void navigator.storage.persist().catch(() => false)
    announce('')
    subscribeToWorker(worker, { type: 'SAVE_VERSION', id }, (report) => {
      setReports((before) => ({ ...before, [id]: report }))
      if (report.state === 'saved') {
        setStatus(report.status)
        announce(`${label} is saved.`)
      }
      if (report.state === 'failed')
        announce(`${label} was not saved. ${failureTexts[report.reason]}`)
    })
  }
  const remove = async (id: string, label: string) => {
    setStatus(await requestFromWorker(worker, { type: 'REMOVE_VERSION', id }))
    announce(`${label} was removed.`)
  }
  const { versions, pages, shellSize } = status
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
            key={version.id}
            version={version}
            report={reports[version.id]}
            onSave={() => save(version.id, version.label)}
            onRemove={() => void remove(version.id, version.label)}
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
          <button type="button" className="button" onClick={() => void ask('REMOVE_PAGES', worker)}>
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
