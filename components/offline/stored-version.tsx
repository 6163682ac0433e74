import type { OfflineStatus, SaveReport } from '@/lib/service-worker/messages'
import { formatSize } from './stored-texts'

type Version = OfflineStatus['versions'][number]

type StoredVersionProps = {
  version: Version
  /** Progress of saving, or undefined until the reader saves the version. */
  report: SaveReport | undefined
  onSave: () => void
  onRemove: () => void
}

const verbs = { downloading: 'Downloading', storing: 'Storing' }

function describe({ pages, archive, saved, isCurrent }: Version): string {
  if (!saved) return `${pages} pages, a download of ${formatSize(archive.size)}`
  const day = new Date(saved.time).toLocaleDateString('en', { dateStyle: 'medium' })
  const update = isCurrent ? '' : `. An update of ${formatSize(archive.size)} is available`
  return `Saved on ${day}, takes ${formatSize(saved.size)}${update}`
}

/** A version in the list of those that can be saved. */
export function StoredVersion({ version, report, onSave, onRemove }: StoredVersionProps) {
  const { id, label, saved, isCurrent } = version
  const isRunning = report?.state === 'downloading' || report?.state === 'storing'
  return (
    <li>
      <strong id={`stored-${id}`}>{label}</strong>
      <span>
        {isRunning ? (
          <>
            {verbs[report.state]}{' '}
            <progress aria-labelledby={`stored-${id}`} max={report.total} value={report.done} />
          </>
        ) : (
          describe(version)
        )}
      </span>
      {!isCurrent && (
        <button type="button" className="button" disabled={isRunning} onClick={onSave}>
          {saved ? 'Update' : 'Save'} <span className="sr-only">{label}</span>
        </button>
      )}
      {saved && (
        <button type="button" className="button" disabled={isRunning} onClick={onRemove}>
          Remove <span className="sr-only">{label}</span>
        </button>
      )}
    </li>
  )
}
