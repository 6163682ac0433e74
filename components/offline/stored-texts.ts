import type { SaveFailure } from '@/lib/service-worker/messages'

/** Why a version wasn't saved, and what helps. In all cases, previously stored data is unchanged. */
export const failureTexts: Record<SaveFailure, string> = {
  quota:
    'Your browser has no more space for this site. Remove another version or free up space on your device. Nothing that you saved was changed.',
  network:
    'The download was interrupted. Check your connection and try again. Nothing that you saved was changed.',
  outdated: 'This site has been updated. Reload the page and save the version again.',
  damaged: 'The download was damaged. Try again. Nothing that you saved was changed.',
}

/** @example formatSize(688_350) // '0.7 MB' */
export function formatSize(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}
