import { useState } from 'react'
import type { StoredVersion as Version } from '../pwa/saved-versions'
import { removeVersion, saveVersion } from '../pwa/saved-versions'

/** @example formatSize(688_350) // '0.7 MB' */
const formatSize = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** What helps if a version isn't saved, by the name of the error. What was stored before is unchanged in all cases. */
const advice: Record<string, string> = {
  QuotaExceededError:
    ' Your browser has no more space for this site. Remove another version or free up space on your device. Nothing that you saved was changed.',
  NotFoundError: ' This site has been updated. Reload the page and save the version again.',
  DataError: ' The download was damaged. Try again. Nothing that you saved was changed.',
  AbortError: '',
}

/** Without a network, browsers fail with errors of several names. */
const INTERRUPTED =
  ' The download was interrupted. Check your connection and try again: it continues where it stopped. Nothing that you saved was changed.'

function describe({ version, saved, isCurrent, isWanted }: Version): string {
  const size = `${version.pages} pages, takes ${formatSize(version.size)} on this device`
  if (!saved) return isWanted ? `${size}. Saving was interrupted` : size
  const day = new Date(saved.time).toLocaleDateString('en', { dateStyle: 'medium' })
  const update = isCurrent ? '' : '. An update is available'
  return `Saved on ${day}, takes ${formatSize(saved.size)}${update}`
}

/**
 * Asks the browser to keep what the reader has saved even when it runs out of space.
 * @throws TypeError if it can't be asked, as in WebKitGTK
 */
const persist = async () => navigator.storage.persist()

type StoredVersionProps = {
  stored: Version
  /** Tells the reader what has happened. */
  announce: (text: string) => void
  /** What is stored has changed. */
  onChange: () => Promise<void>
}

/** A version in the list of those that can be saved. */
export function StoredVersion({ stored, announce, onChange }: StoredVersionProps) {
  const [running, setRunning] = useState<AbortController>()
  const [progress, setProgress] = useState(0)
  const { version, saved, isCurrent, isWanted } = stored
  const { id, label } = version
  const save = async () => {
    const stop = new AbortController()
    setRunning(stop)
    setProgress(0)
    announce('')
    void persist().catch(() => false)
    const result = await saveVersion(version, setProgress, stop).then(
      () => 'is saved.',
      (error: unknown) =>
        `was not saved.${advice[error instanceof Error ? error.name : ''] ?? INTERRUPTED}`,
    )
    setRunning(undefined)
    await onChange()
    announce(`${label} ${result}`)
  }
  const remove = async () => {
    await removeVersion(id)
    await onChange()
    announce(`${label} was removed.`)
  }
  const verb = saved ? 'Update' : isWanted ? 'Resume' : 'Save'
  const buttons: [name: string, onClick: () => void, isShown: boolean][] = [
    ['Cancel', () => running?.abort(), running !== undefined],
    [verb, () => void save(), !running && !isCurrent],
    ['Remove', () => void remove(), !running && isWanted],
  ]
  return (
    <li className="flex-row">
      <strong id={`stored-${id}`}>{label}</strong>
      <span>
        {running ? (
          <>
            Saving <progress aria-labelledby={`stored-${id}`} value={progress} />
          </>
        ) : (
          describe(stored)
        )}
      </span>
      {buttons.map(
        ([name, onClick, isShown]) =>
          isShown && (
            <button
              key={name}
              type="button"
              className={name === verb ? 'button' : 'button button-quiet'}
              onClick={onClick}
            >
              {name} <span className="sr-only">{label}</span>
            </button>
          ),
      )}
    </li>
  )
}
