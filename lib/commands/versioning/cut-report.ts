import type { VersionState } from '@/lib/config/types'
import { VERSIONS_PATH } from '@/lib/config/versions'
import type { CutResult } from './cut-version'

const STATE_WORDS: Record<VersionState, string> = {
  unreleased: 'unreleased',
  'newest-release': 'the newest release',
  unmaintained: 'unmaintained',
}

/** @example toCount(1, 'file') // '1 file' */
function toCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Returns a heading with its lines below it, or nothing if there are none. */
function toSection(heading: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`${heading}:`, ...lines.map((line) => `  ${line}`)]
}

/** Formats what a cut has done, and what is left to do. */
export function formatCut(result: CutResult): string {
  const { name, from, folder, route, files, states, pins, mentions } = result
  const total = mentions.reduce((sum, { lines }) => sum + lines, 0)
  return [
    `Cut ${name} with ${toCount(files, 'file')} from ${from} in ${folder}; the site with it has no problems`,
    `${VERSIONS_PATH}: ${states.map((each) => `${each.name} is ${STATE_WORDS[each.state]}`).join(', ')}`,
    `${route} has its layout and its page`,
    ...(pins ? [`${toCount(pins.count, 'pin')} changed from ${pins.from} to ${pins.to}`] : []),
    ...toSection('Drafts that were left out', result.drafts),
    ...toSection('Edit URLs that were left out', result.editUrls),
    ...toSection(
      `${toCount(total, 'line')} that ${total === 1 ? 'mentions' : 'mention'} ${pins?.from ?? ''}`,
      mentions.map(({ path, lines }) => `${path}  ${lines}`),
    ),
    `Next: correct the snapshot to what ${name} does, and commit it. Its pages have no date until then. Run \`npm run urls:lock\` before you publish them.`,
  ].join('\n')
}
