import { useState } from 'react'
import type { SaveFailure, StoredVersion as Version } from '../pwa/saved-versions'
import { SaveError, removeVersion, saveVersion } from '../pwa/saved-versions'

/** @example formatSize(688_350) // '0.7 MB' */
export function formatSize(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}

/** What happened to a version that isn't saved, and what helps. In all cases, previously stored data is unchanged. */
const failureTexts: Record<SaveFailure, string> = {
  quota:
    'was not saved. Your browser has no more space for this site. Remove another version or free up space on your device. Nothing that you saved was changed.',
  network:
    'was not saved. The download was interrupted. Check your connection and try again: it continues where it stopped. Nothing that you saved was changed.',
  outdated:
    'was not saved. This site has been updated. Reload the page and save the version again.',
  damaged:
    'was not saved. The download was damaged. Try again. Nothing that you saved was changed.',
  canceled: 'was not saved.',
}

function describe({ version, saved, isCurrent, isWanted }: Version): string {
  const size = `${version.pages} pages, ${formatSize(version.size)}`
  if (!saved) return isWanted ? `${size}. Saving was interrupted` : size
  const day = new Date(saved.time).toLocaleDateString('en', { dateStyle: 'medium' })
  const update = isCurrent ? '' : '. An update is available'
  return `Saved on ${day}, takes ${formatSize(saved.size)}${update}`
}

type StoredVersionProps = {
  baseUrl: string
  stored: Version
  /** Tells the reader what has happened. */
  announce: (text: string) => void
  /** What is stored has changed. */
  onChange: () => Promise<void>
}

/** A version in the list of those that can be saved. */
export function StoredVersion({ baseUrl, stored, announce, onChange }: StoredVersionProps) {
  const [running, setRunning] = useState<AbortController>()
  const [progress, setProgress] = useState(0)
  const { version, saved, isCurrent, isWanted } = stored
  const { id, label } = version
  const save = async () => {
    const stop = new AbortController()
    setRunning(stop)
    setProgress(0)
    announce('')
    // If the browser agrees, it keeps what the reader has saved even when it runs out of space.
    void navigator.storage.persist().catch(() => false)
    const result = await saveVersion(baseUrl, version, setProgress, stop).then(
      () => 'is saved.',
      (error: unknown) => failureTexts[error instanceof SaveError ? error.reason : 'damaged'],
    )
    setRunning(undefined)
    await onChange()
    announce(`${label} ${result}`)
  }
  const remove = async () => {
    await removeVersion(baseUrl, id)
    await onChange()
    announce(`${label} was removed.`)
  }
  const getButtons = (): [name: string, onClick: () => void][] => {
    if (running) return [['Cancel', () => running.abort()]]
    const verb = saved ? 'Update' : isWanted ? 'Resume' : 'Save'
    const buttons: [string, () => void][] = isCurrent ? [] : [[verb, () => void save()]]
    return isWanted ? [...buttons, ['Remove', () => void remove()]] : buttons
  }
  return (
    <li>
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
      {getButtons().map(([name, onClick]) => (
        <button key={name} type="button" className="button" onClick={onClick}>
          {name} <span className="sr-only">{label}</span>
        </button>
      ))}
    </li>
  )
}
